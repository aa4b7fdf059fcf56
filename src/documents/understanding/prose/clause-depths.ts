import { ABOUT_WORDS, AT_WORDS, CASING_WORDS, RELATIVE_WORDS, SECTION_END_WORDS } from '../vocabulary/prose';
import type { ProseValue } from './prose-value';
import { DEPTH, NUMBER, alongOf, anyOf, wholeFigure, wordOf } from './quantities';
import type { Along } from './quantities';

export const ABOUT = new RegExp(String.raw`(?:${anyOf(ABOUT_WORDS)})\.?\s*$`, 'iu');

export const RELATIVE = new RegExp(String.raw`^\s*\)?\s*(?:${anyOf(RELATIVE_WORDS)})(?![\p{L}])`, 'iu');

const AT = new RegExp(
  String.raw`(?:(?<![\p{L}])(?:${anyOf(AT_WORDS)}))(?:\s+(?:a|the|einer|een)?\s*(?:(?:total|final|section|well)\s+)?(?:(?:depth|td|teufe|tiefe|diepte|einddiepte|endteufe),?)?\s*(?:of|von|van|at)?)?[\s:(~]*(?:(?:${anyOf(ABOUT_WORDS)})\.?\s*)?$`,
  'iu',
);

const HEADINGS: Record<'casing' | 'hole', Record<Exclude<Along, 'both'>, string>> = {
  casing: { md: 'Shoe MD', tvd: 'Shoe TVD', tvdss: 'Shoe TVD SS', none: 'Shoe MD' },
  hole: { md: 'TD MD', tvd: 'TD TVD', tvdss: 'TD TVD SS', none: 'TD MD' },
};

interface Depth {
  along: Exclude<Along, 'both'>;
  value: string;
  isAbout: boolean;
}

export const SHOE_DEPTH_WORDS = [
  'shoe',
  'shoe depth',
  'setting depth',
  'set depth',
  'absetzteufe',
  'rohrschuh',
  'rohrschuhteufe',
  'schoen',
  'zetdiepte',
  'inbouwdiepte',
  'sko',
  'settedyp',
  'settedybde',
  'sabot',
  'cote sabot',
  'cote de pose',
  'zapata',
  'zapato',
  'profundidad de asentamiento',
  'sapata',
  'profundidade de assentamento',
  'scarpa',
  'quota scarpa',
];

/** Before the depth of a shoe, without `at`: `shoe 1195 m`. */
const SHOE_BEFORE = new RegExp(
  String.raw`${wordOf(SHOE_DEPTH_WORDS)}\s*[:=]?\s*$|(?:${anyOf(CASING_WORDS)})[^\p{L}]{0,14}:\s*$`,
  'iu',
);

/** The rock in which a section ends. */
export const IN_WHAT = String.raw`\s(?:in|im|i|dans|en|em|nel|nella)\s[^\d:.]{2,30}(?=:)`;

/** The depth of the end, named as such: `section TD at 2650 m`. */
const NAMED_END = new RegExp(
  String.raw`(?:(?<![\p{L}])td|${wordOf(['total depth', 'final depth', 'endteufe', 'einddiepte', 'totaldyp', 'totaldybde', 'seksjonsdyp', 'profondeur finale', 'cote finale', 'profundidad final', 'profundidad total', ...SECTION_END_WORDS])})(?:${IN_WHAT})?\s*(?:(?:of|at|is|von|van|bei|op|er|pa|p\u00e5|de|\u00e0|a|en|:|=|@|~)\s*){0,2}(?:(?:${anyOf(ABOUT_WORDS)})\.?\s*)?$`,
  'iu',
);

/** Words before another depth in the sentence of a hole: where it starts, or where its path changes. */
const OTHER_POINT = new RegExp(
  String.raw`(?<![\p{L}])(?:from|below|kick(?:ed|ing)?[ -]?off(?: point)?|kop|land(?:ed|ing)?(?: point)?|conductor|shoe|von|unter|ab|vanaf|fra|depuis|desde|whipstock|window|heel|logs?)\b(?:(?!\b(?:to|bis|tot|til|hasta|jusqu|a)\b)[^,;:\d]){0,25}$`,
  'iu',
);

/** `The TVD at section TD is 1,180 m`: what the sentence says the depth is, before its figure. */
const VERTICAL_BEFORE =
  /(?<![\p{L}])(?:tvd|(?:true )?vertical depth|profondeur verticale|profundidad vertical|profundidade vertical|profondita verticale|vertikale? (?:end)?teufe|verticale diepte|vertikalt? dyp)(?<sea>\s?(?:ss|msl))?(?![\p{L}])[^.;:,\d]{0,40}:?\s*$/iu;

function verticalBefore(before: string): Along {
  const match = VERTICAL_BEFORE.exec(before);
  return match === null ? 'none' : match.groups?.['sea'] === undefined ? 'tvd' : 'tvdss';
}

const OF_THE_SEA = /^[\s(/-]*(?:m\s?)?-?\s?(?:nap|nn|nm|msl|ss)\)?$/i;

const SIGNS = /^[\s/(,=]*$/;
/** `430 m, c'est-\u00e0-dire 428 m verticaux`: words between two depths of one point, of which the second is vertical. */
const SAME_POINT = /^[\s/(,=]*(?:soit|c'est-\u00e0-dire|i\.?e\.?|es decir|d\.\s?h\.|et|and|und)\s+$/i;
/** `, verticale 1 180 m` */
const VERTICAL_BETWEEN = /^[\s/(,=]*verticale?\s*:?\s*$/i;

/** The depths after words such as `at` or `to` in a clause; null if one is not understood. */
function depthsIn(text: string, isShoe: boolean): Depth[] | null {
  const found: Depth[] = [];
  let end = -10;
  let isNamed = false;
  for (const match of text.matchAll(new RegExp(DEPTH, 'giu'))) {
    const { figure = '', unit: sign = '', reference = '' } = match.groups ?? {};
    const unit = sign === "'" ? 'ft' : sign;
    const [before, behind] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    // `1250 m MD / 1180 m TVD`, `3500 m (11483 ft)`: adjacent depths are of the same point.
    const between = end < 0 ? null : text.slice(end, match.index);
    const isVertical = between !== null && VERTICAL_BETWEEN.test(between);
    const own = isVertical ? 'tvd' : alongOf(reference);
    const isDown = own === 'tvd' || own === 'tvdss' || OF_THE_SEA.test(reference);
    const isSecond =
      between !== null &&
      ((between.length <= 4 && SIGNS.test(between)) || (isDown && (isVertical || SAME_POINT.test(between))));
    // `610 m AH (603 m -NAP)`: next to another depth of the same point, one below the sea is vertical.
    const along =
      (own === 'none' && !isSecond ? verticalBefore(before) : own) ??
      (isSecond && found.length > 0 && OF_THE_SEA.test(reference) ? 'tvdss' : null);
    if (!isSecond && !AT.test(before) && !NAMED_END.test(before) && !(isShoe && SHOE_BEFORE.test(before)))
      continue;
    if (!isShoe && !isSecond) {
      const namesEnd = NAMED_END.test(before);
      if (!namesEnd && (isNamed || OTHER_POINT.test(before.slice(-60)))) continue;
      if (namesEnd && !isNamed) {
        isNamed = true;
        found.length = 0;
      }
    }
    if (along === null || RELATIVE.test(behind)) return null;
    end = match.index + match[0].length;
    const last = found.at(-1);
    if (isSecond && last && (along === 'none' || along === 'both' || along === last.along)) {
      last.value += ` / ${wholeFigure(figure)} ${unit}`;
      continue;
    }
    for (const one of along === 'both' ? (['md', 'tvd'] as const) : [along])
      found.push({ along: one, value: `${wholeFigure(figure)} ${unit}`, isAbout: ABOUT.test(before) });
  }
  return found;
}

const FROM = 'de|from|von|van|vanaf|fra|del?|da';

/** `620 - 1650 m`, `de 620 m \u00e0 1650 m`: the start and the end of a hole. */
const INTERVAL = new RegExp(
  String.raw`(?<![\d.,/"])\d[\d.,]*\s?(?:m|ft|')?\s*[-\u2013]\s*(?=\d[\d.,]*(?:\s*(?:m|ft)\b|'))|(?<=(?<![\p{L}])(?:${FROM})\s)(?:${NUMBER})\s?(?:m|ft|')?\s(?:\u00e0|to|bis|tot|til|a|hasta|at\u00e9)\s(?:(?:(?:section|hole|well)\s)?td\s(?:(?:at|of)\s)?)?(?=(?:${NUMBER})\s?(?:m|ft)(?![\p{L}\d]))`,
  'giu',
);

export function depthValues(kind: 'casing' | 'sections', text: string): ProseValue[] {
  const depths =
    depthsIn(kind === 'sections' ? text.replace(INTERVAL, ' to ') : text, kind === 'casing') ?? [];
  const headings = HEADINGS[kind === 'casing' ? 'casing' : 'hole'];
  // Two ends of one kind: `from 250 m to 1250 m` and `1250 m or 1300 m` cannot be distinguished here.
  const names = depths.map(({ along }) => headings[along]);
  if (new Set(names).size < names.length) return [];
  return depths.map(({ along, value, isAbout }) => {
    const assumed = [
      along === 'none' ? 'nothing says what the depth is counted along, read as along the hole' : null,
      isAbout ? 'given as an approximate depth' : null,
    ].filter((part) => part !== null);
    return {
      kind,
      heading: headings[along],
      value,
      ...(assumed.length > 0 ? { assumed: assumed.join('; ') } : {}),
    };
  });
}

const LEADING_FROM = new RegExp(String.raw`^(?:${FROM})\s+`, 'i');

export function isInterval(text: string): boolean {
  const at = text.search(INTERVAL);
  return at === 0 || (at > 0 && text.slice(0, at).replace(LEADING_FROM, '') === '');
}

/** The end of a hole as a value on its own: `1,450 m MD / 1,424 m TVD`, `820 - 1,905 m MD`, `from 820 m to 1,905 m MD`. */
export const endsOfHole = (text: string): ProseValue[] =>
  depthValues('sections', `to ${text.replace(INTERVAL, '').replace(LEADING_FROM, '')}`);
