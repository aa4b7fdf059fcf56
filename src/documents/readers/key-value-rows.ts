import type { HeadingVocabulary } from './table';

/**
 * Splits a row of several pairs (`Field | Aurora | Operator | North`) into lines. Otherwise the key of the second pair would be
 * part of the value of the first. Below the headings of a table, all must be known pairs.
 * Null for any other row.
 */
export function keyValueLines(
  cells: readonly string[],
  inTable: boolean,
  vocabulary: HeadingVocabulary,
): string[][] | null {
  if (cells.length < 4 || cells.length > 12 || vocabulary.isKeyValue(cells)) return null;
  const pairs: string[][] = [];
  for (let at = 0; at < cells.length;) {
    const three = cells.slice(at, at + 3);
    const size =
      three.length === 3 && vocabulary.isUnit(three[2] ?? '') && vocabulary.isKeyValue(three) ? 3 : 2;
    pairs.push(cells.slice(at, at + size));
    at += size;
  }
  const known = pairs.map((pair) => pair.length > 1 && vocabulary.isKeyValue(pair));
  return (inTable ? known.every(Boolean) : known[0]) ? pairs : null;
}
