import type { DepthReference } from '@/api/generated/model';
import type { PressureLine } from '@/domain/pressures/profile';

import { fold } from '../words/fold';

/** The words for each pressure of the rock, folded, as the name of a heading has them. */
const LINES: readonly [PressureLine, RegExp][] = [
  [
    'fracture',
    /\bfrac\b|\bfrac(?:ture|turing)?\s*(?:initiation\s*)?(?:gradient|pressure|emw|$)|\bfrac(?:ture)? (?:prop\w*|init\w*)|^f[gp]\b|\bfg\b|\bfracture\b|\bformation (?:strength|breakdown)|\bbreakdown\b|breekdruk|scheur(?:druk|gradient)|breekgradient|frac ?gradi\w*|frac ?druck|bruchdruck|aufbrechdruck|aufreissdruck|oppsprek\w*|frakturerings\w*|fractur\w*|frattura\w*/,
  ],
  [
    'overburden',
    /\boverburden\b|^obg?\b|\bobp\b|lithostat\w*|litostat\w*|vertical stress|^sv\b|uberlagerung\w*|ueberlagerung\w*|auflast\w*|bovenlast|bergdruk|gebirgsdruck|overlagring\w*|sobrecarga|contrainte verticale|sovraccarico/,
  ],
  [
    'pore',
    /\bpore\b|\bpp\b|^ppg?f?\b(?!.*frac)|\bformation (?:pore )?pressure|porendruck\w*|poriendruk\w*|porienspanning|poriedruk|formatiedruk|formationsdruck|poretrykk\w*|formasjonstrykk\w*|pression (?:de )?(?:pores?|formation|interstitielle)|(?:presion|gradiente) (?:de |del )?(?:poros?|poral|formacion)|pressao de poros|pressione (?:dei )?pori/,
  ],
];

/** What is no pressure of the rock itself, or something beyond it. */
const OTHER =
  /\b(?:horizontal|collapse|shmin|sh|hydrostatic|normal|mud|margin|swab|surge|ecd|depth|temp\w*|fluid|window|difference|minus|overpressure|excess|offset|test|lot|fit|uncertainty|closure|kick)\b|kollaps|hydrostat/;

const LOW = /\b(?:min(?:imum)?|low(?:er|est)?|p10|laag|niedrig|lav|mini|baja?|minimo|least)\b/;
const HIGH = /\b(?:max(?:imum)?|high(?:er|est)?|p90|hoog|hoch|hoy|maxi|alta?|maximo|worst)\b/;

export type Variant = 'low' | 'likely' | 'high';

/** The pressure that a heading names, and whether it is one end of a range. */
export function rockHeading(name: string): { line: PressureLine; variant: Variant } | null {
  const words = fold(name);
  if (OTHER.test(words)) return null;
  const named = LINES.filter(([, pattern]) => pattern.test(words));
  const [only] = named;
  if (named.length !== 1 || !only) return null;
  return { line: only[0], variant: LOW.test(words) ? 'low' : HIGH.test(words) ? 'high' : 'likely' };
}

const REFERENCES: readonly [DepthReference, RegExp][] = [
  [
    'drill floor',
    /\b(?:b?rkb|b?rte?|bdf|df|kb|kelly bushing|rotary table|(?:drill|rig) ?floor|boorvloer|drehtisch\w*|boredekk)\b/,
  ],
  ['sea level', /\b(?:b?msl|mean sea level|sea level|nap|nhn|nn|subsea|ss)\b/],
  ['ground level', /\b(?:gl|ground level|mudline|seabed|gok|maaiveld|gelaende\w*)\b/],
];

/** The reference that a text names; null for none or for several. */
export function referenceIn(text: string): DepthReference | null {
  const words = fold(text);
  const named = REFERENCES.filter(([, pattern]) => pattern.test(words));
  return named.length === 1 ? (named[0]?.[0] ?? null) : null;
}

/** A line that says where gradients or equivalent mud weights are counted from. */
const OF_GRADIENTS =
  /\b(?:gradients?|emw|eqmw|equivalent mud weights?|aequivalente\w*|mud weights?|gradienten)\b.{0,60}\b(?:ref\w*|relative|below|from|to|at|w\.?r\.?t|bezogen|ab|vanaf|onder|til)\b/;
const LONGEST = 200;

/** The reference of gradients in a document, where a single one is stated. */
export function statedGradientReference(lines: readonly { text: string }[]): DepthReference | null {
  const stated = new Set(
    lines.flatMap(({ text }) =>
      text.length <= LONGEST && OF_GRADIENTS.test(fold(text)) ? (referenceIn(text) ?? []) : [],
    ),
  );
  return stated.size === 1 ? ([...stated][0] ?? null) : null;
}
