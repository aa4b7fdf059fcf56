import type { HeadingVocabulary } from './table';

/**
 * A form has several pairs in a row (`Field | Aurora | Operator | North`): each becomes a line of its own, or the key of
 * the second pair would be read as part of the value of the first. Below a table's headings all must be pairs that are known.
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
