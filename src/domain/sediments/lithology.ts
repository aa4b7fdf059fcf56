/** The rocks with a pattern of their own on a stratigraphic column. */
export type Lithology = 'sand' | 'clay' | 'carbonate' | 'marl' | 'salt';

/** The words of formation names in English, German, Dutch and Norwegian; the first that fits decides. */
const words: readonly (readonly [Lithology, RegExp])[] = [
  ['marl', /\b(?:marls?|marlstones?|mergel\w*)\b/],
  ['clay', /clay|shale|mudstone|siltstone|schiefer|\bton(?:stein)?\b|klei/],
  ['sand', /sand|\bzand|grit|conglomerate|bunter/],
  ['carbonate', /chalk|limestone|dolomite|dolostone|carbonate|\bkalk|kalk\b|krijt|kreide/],
  ['salt', /salt|halite|anhydrite|\bsalz|\bzout/],
];

/**
 * The rock that a formation's name states; null if it states none, because a pattern of a rock that no document names
 * would be invented.
 */
export function lithologyOf(name: string | null): Lithology | null {
  const plain = name?.toLowerCase() ?? '';
  return words.find(([, word]) => word.test(plain))?.[0] ?? null;
}
