/** The contract says "ordered by name" without a collation, so any of the usual ones is accepted. */

const collations: readonly ((a: string, b: string) => number)[] = [
  (a, b) => a.localeCompare(b, 'en'),
  (a, b) => (a < b ? -1 : Number(a > b)),
  (a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : Number(a.toLowerCase() > b.toLowerCase())),
  // Databases often ignore characters other than letters and digits.
  new Intl.Collator('en', { ignorePunctuation: true }).compare,
];

/** The index of the first item out of order, or -1; with several collations, that of the best match. */
export function leavesOrder(texts: readonly string[]): number {
  const places = collations.map((compare) =>
    texts.findIndex((text, index) => index > 0 && compare(texts[index - 1]!, text) > 0),
  );
  return places.includes(-1) ? -1 : Math.max(...places);
}
