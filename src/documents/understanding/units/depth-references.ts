/**
 * The reference of a depth in a word or in a unit: `mdrt`, `mTVDSS`, `m u. GOK`, `mdbmr`. Depths without a datum are below
 * the drill floor. Sea level is mean sea level and the national levels that documents use for it; all of a document's heights
 * have the same one, also the drill floor's.
 */

/** Words for a depth below the drill floor, which is also the meaning of a depth without a reference. */
const DRILL_FLOOR_WORDS = new Set(
  // `mr` is the rotary table in Spanish and Portuguese, `ptr` in Italian.
  'bdf rkb brkb rkt rt brt rte kb kbe df dfe rtkb brtkb brte rkbe brotary rotary mr ptr'.split(' '),
);
export const isDrillFloorWord = (word: string): boolean => DRILL_FLOOR_WORDS.has(word);

/** Along the hole or vertical, as words of a heading. */
const QUANTITIES: Readonly<Record<string, string>> = {
  md: 'md',
  d: 'md',
  mdah: 'ahd',
  mah: 'ahd',
  ah: 'ahd',
  ahd: 'ahd',
  tv: 'tvd',
  tvd: 'tvd',
  v: 'tvd',
};
const FLOOR = '(?:b|o)?(?:rt|rte|rkt|rkb|rtkb|rkbe|kb|kbe|df|dfe)';
const SEA = 'ss|b?msl|nap|nn|nhn|ngf|subsea|bsl';

/** The quantity and the datum of a depth in one word. */
const DEPTH_WORD = new RegExp(
  `^(?:(?<quantity>md|mdah|mah|ahd?|tvd?)(?:(?<floor>${FLOOR})|(?<sea>${SEA}))?|(?<vertical>sstvd|vnap))$`,
);

/** The words of a heading for a depth in one word: `ahd` for `ahbrt`, `md msl` for `mdnap`; null for another word. */
export function depthWords(word: string): string[] | null {
  const groups = DEPTH_WORD.exec(word)?.groups;
  if (!groups) return null;
  const { quantity = '', sea, vertical } = groups;
  if (vertical !== undefined) return ['tvdss'];
  const along = QUANTITIES[quantity] ?? '';
  if (sea === undefined) return [along];
  return along === 'tvd' ? ['tvdss'] : [along, 'msl'];
}

/** Below and above the sea, below the ground, in a unit without its spaces and signs. */
const [BELOW, ABOVE] = [
  '(?:b|u|o|unter|onder|under|below|sous|bajo|abaixo|sotto)',
  '(?:ue|ueber|boven|over|above|sobre|sopra|acima)',
];
const SEAS = 'nap|nn|nhn|nmm|ngf|dnn|dvr90|dng|taw|lat|zeespiegel|meeresspiegel|seehoehe';
const DATUMS: readonly [pattern: string, words: readonly string[]][] = [
  [`amsl|asl|aod|aosl|snmm?|slm|sm|uem|uea|uemm|${ABOVE}(?:msl|${SEAS})`, ['above', 'msl']],
  [
    `b?ss|bsl|bmsl|subsea|um|ua|b?nm|b?nmm|lm|mmer|abs(?:olu(?:e?s?))?|${BELOW}?(?:${SEAS})|${BELOW}(?:msl|mer|mar|mare|subsea)`,
    ['tvdss'],
  ],
  ['msl', ['msl']],
  [
    `${BELOW}?(?:gok|gel|gelaende|gl|bgl|bgs|mv|maaiveld|ground|groundlevel|terreno|terrain)|ugok|uokg|uokt|bnt|spc|abgok`,
    ['ground'],
  ],
  [`${BELOW}?(?:rt|rte|rkt|rkb|rtkb|kb|kbe|df|dfe|mr|ptr|rotary|drehtisch)|u(?:ok)?d(?:r?)t|bbp|abdt`, []],
];
/** After a slash, shorter words are a datum too: `m/TR`, `m/PF`, `m/sol`. */
const AFTER_SLASH: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'tr rt rkt rkb kb table zt pf plancher mr ptr dt'.split(' ').map((word) => [word, []]),
  ),
  ...Object.fromEntries('mer nm nmm ngf nap nn nhn msl lm'.split(' ').map((word) => [word, ['tvdss']])),
  ...Object.fromEntries('sol ts tn gl gok mv pc'.split(' ').map((word) => [word, ['ground']])),
};
const QUANTITY = 'md|mdah|ahd?|tvd?';
const UNIT = DATUMS.map(
  ([datum, words]) =>
    [
      new RegExp(`^(?<length>m|ft)(?:(?<quantity>${QUANTITY})|(?<spanish>[dv])(?=b))?(?:${datum})$`),
      words,
    ] as const,
);
/** `mdrt`, `mdss`: the `m` is of the measured depth and not a unit. */
const NO_UNIT = /^md(?!\W|f$|b(?:mr|nm))|^msl$/;
const SLASHED = /^(m|ft)(md|tvd|v)?\/([a-z]+)$/;

export interface DepthUnit {
  name: string;
  /** The part of the unit that belongs to the heading: `tvdss` of `m TVDSS`. */
  words: string[];
}

function withQuantity(quantity: string | undefined, datum: readonly string[]): string[] {
  const along = QUANTITIES[quantity ?? ''];
  if (along === undefined) return [...datum];
  if (datum.length === 0 || datum[0] === 'ground' || datum[0] === 'msl') return [along, ...datum];
  if (datum[0] === 'above') return [...datum];
  return along === 'tvd' ? ['tvdss'] : [along, 'msl'];
}

/** The length and the reference in a unit, folded: `mTVDSS`, `m u. GOK`, `m/TR`; null for another text. */
export function depthUnit(text: string): DepthUnit | null {
  // Above the sea with a plus, below it with a minus.
  const signed = /^(m|ft) ?\(?([-+])\)? ?(?:nap|nn|nhn|msl|taw|dng)$/.exec(text);
  if (signed) return { name: signed[1] ?? '', words: signed[2] === '-' ? ['tvdss'] : ['above', 'msl'] };
  const tight = text.replace(/[\s.]+/g, '');
  const slashed = SLASHED.exec(tight);
  const after = AFTER_SLASH[slashed?.[3] ?? ''];
  if (slashed && after) return { name: slashed[1] ?? '', words: withQuantity(slashed[2], after) };
  if (NO_UNIT.test(text)) return null;
  const plain = tight.replace(/[^a-z\d]/g, '');
  const word = /^(m|ft)([a-z]+)$/.exec(plain);
  const glued = depthWords(word?.[2] ?? '');
  if (word && glued) return { name: word[1] ?? '', words: glued };
  for (const [pattern, words] of UNIT) {
    const groups = pattern.exec(plain)?.groups;
    if (groups)
      return {
        name: groups['length'] ?? '',
        words: withQuantity(groups['quantity'] ?? groups['spanish'], words),
      };
  }
  return null;
}
