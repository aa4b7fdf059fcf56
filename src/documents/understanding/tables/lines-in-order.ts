import type { TextLine } from '../../readers/table';

const isAbove = (a: TextLine, b: TextLine): boolean =>
  a.sheet === b.sheet && ((a.page ?? 0) < (b.page ?? 0) || (a.page === b.page && a.row < b.row));

const isSameRow = (a: TextLine, b: TextLine): boolean =>
  a.sheet === b.sheet && a.page === b.page && a.row === b.row;

/** The lines of a document with further ones at their places, except those of rows that are lines already. */
export function withLinesInOrder(lines: readonly TextLine[], further: readonly TextLine[]): TextLine[] {
  const all = [...lines];
  for (const line of further) {
    if (all.some((other) => isSameRow(other, line))) continue;
    const at = all.findIndex((other) => isAbove(line, other));
    all.splice(at === -1 ? all.length : at, 0, line);
  }
  return all;
}
