import { fold } from '../words/fold';

type Bound = 'low' | 'middle' | 'high';

/** Words for a likely pressure, the least and the most, folded. The base has the most. */
const WORDS: readonly (readonly [Bound, string])[] = [
  // `base case` is not the base.
  ['middle', 'base case|mid|most likely|ml|best|expected|likely|medi[oa]|moyenne?'],
  [
    'low',
    'min|mini|minim\\w*|low|lower|lowest|laag|laagste|lav|laveste|niedrig\\w*|bas|basse|baj[oa]|baix[oa]|bass[oa]|' +
      'top|toppen|crest|toit|tope|topo|tetto|oberkante|bovenkant',
  ],
  [
    'high',
    'max|maxi|maxim\\w*|maks\\w*|high|higher|highest|upper|hoog|hoogste|hoy|hoyeste|hoch|hoechst\\w*|haut|haute|alt[oa]|' +
      'base|basis|bottom|bunn\\w*|mur|letto|unterkante|onderkant',
  ],
];
const WORD = new RegExp(
  WORDS.map(([bound, words]) => `(?<![a-z\\d])(?<${bound}>${words})(?![a-z\\d])`).join('|'),
  'g',
);

/** The bounds that a text names, in their order. */
const boundsIn = (text: string): Bound[] =>
  [...text.matchAll(WORD)].flatMap(
    ({ groups }) => WORDS.find(([bound]) => groups?.[bound] !== undefined)?.[0] ?? [],
  );

/** `max. zulässig 196 bar`, `low case of 250 bar`. */
const boundBefore = (text: string): Bound | undefined =>
  boundsIn(/[^\d;]{0,40}$/.exec(text)?.[0] ?? '').at(-1);
/** `296 bar in the high case`, `176 bar (max.)`. */
const boundBehind = (text: string): Bound | undefined =>
  boundsIn(/^\s?[([]?[^\d;,/([]{0,25}/.exec(text)?.[0] ?? '')[0];

/** `P90` is exceeded in nine cases of ten. */
const inWords = (text: string): string =>
  text
    .replace(/\bp ?90\b/g, 'low')
    .replace(/\bp ?50\b/g, 'mid')
    .replace(/\bp ?10\b/g, 'high');

/** Where a figure begins and ends in its text. */
export interface Span {
  from: number;
  to: number;
}

/**
 * The places of the least and of the most among figures that words call so, all before them or all behind: `low 250 bar / high
 * 335 bar`, `148 bar (min.) to 176 bar (max.)`; or the first behind it: `108 bar at the minimum level to max. 196 bar`. Null if one
 * has no such word.
 */
export function leastAndMost(text: string, spans: readonly Span[]): [number, number] | null {
  const words = (from?: number, to?: number) => inWords(fold(text.slice(from, to)));
  const before = spans.map(({ from }, at) => boundBefore(words(spans[at - 1]?.to ?? 0, from)));
  const behind = spans.map(({ to }, at) => boundBehind(words(to, spans[at + 1]?.from)));
  const named = [before, behind, [behind[0], ...before.slice(1)]].find(
    (bounds) =>
      bounds.every((bound) => bound !== undefined) &&
      new Set(bounds).size === spans.length &&
      bounds.includes('low') &&
      bounds.includes('high'),
  );
  return named ? [named.indexOf('low'), named.indexOf('high')] : null;
}
