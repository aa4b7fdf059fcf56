import { isHoleSize } from '@/domain/casing-sizes';
import type { DocumentContent, Table, TextLine } from '../../readers/table';
import { usesDecimalComma } from '../../readers/table';
import { cellsOf } from '../blocks/block-pairs';
import { MARKED_SIZE, sizeIn } from '../hypotheses/sizes-in-columns';

/** A line with columns, one of which is the size of a hole. */
interface HoleLine {
  line: TextLine;
  cells: string[];
  hole: number;
}

const FEWEST = 2;
/** How many blank lines may be between two rows. */
const LARGEST_GAP = 2;

const isSizeOfHole = (cell: string): boolean => MARKED_SIZE.test(cell) && isHoleSize(sizeIn(cell) ?? 0);

function holeLine(line: TextLine): HoleLine | null {
  const cells = cellsOf(line).map((cell) => cell.trim());
  const hole = cells.findIndex(isSizeOfHole);
  return cells.length < FEWEST || hole === -1 ? null : { line, cells, hole };
}

const isNear = (above: TextLine, below: TextLine): boolean =>
  above.sheet === below.sheet &&
  above.page === below.page &&
  below.row - (above.until ?? above.row) <= LARGEST_GAP;

/** Whether a row is the next of a table, which may go on over a page. */
const follows = (last: HoleLine, next: HoleLine, isNext: boolean): boolean =>
  last.cells.length === next.cells.length &&
  last.hole === next.hole &&
  last.line.sheet === next.line.sheet &&
  ((isNext && isNear(last.line, next.line)) || (last.line.page ?? 0) + 1 === next.line.page);

/** The same on their side: a line with the size of each hole behind its heading, and below it a line for each quantity. */
function turnedHoles(lines: readonly TextLine[]): Table[] {
  return lines.flatMap((line, at): Table[] => {
    const [heading = '', ...sizes] = cellsOf(line).map((cell) => cell.trim());
    if (sizes.length < FEWEST || /\d/.test(heading) || !sizes.every(isSizeOfHole)) return [];
    const below: { line: TextLine; cells: string[] }[] = [];
    for (const next of lines.slice(at + 1)) {
      const cells = cellsOf(next).map((cell) => cell.trim());
      if (cells.length !== sizes.length + 1 || !isNear(below.at(-1)?.line ?? line, next)) break;
      below.push({ line: next, cells });
    }
    const { row, page, sheet } = line;
    const all = [{ line, cells: [heading, ...sizes] }, ...below];
    const rows = sizes.map((_, hole) => ({
      row,
      ...(page === undefined ? {} : { page }),
      cells: all.map(({ cells }) => cells[hole + 1] ?? ''),
      places: all.map(({ line: own }) => ({
        row: own.row,
        column: own.columns?.[hole + 1] ?? hole + 1,
        ...(own.page === undefined ? {} : { page: own.page }),
      })),
    }));
    return below.length === 0
      ? []
      : [
          {
            ...(sheet === undefined ? {} : { sheet }),
            ...(page === undefined ? {} : { page }),
            headingRow: row,
            headings: all.map(({ cells }) => cells[0] ?? ''),
            units: all.map(() => null),
            rows,
            decimalComma: usesDecimalComma(rows, null),
          },
        ];
  });
}

/**
 * Tables of holes whose headings have no word that is known, so that the reader left them as lines: rows with the size of a
 * hole, below a line with as many cells and no figures.
 */
export function looseHoles({ lines }: DocumentContent): Table[] {
  const runs: { heading: TextLine | undefined; rows: HoleLine[] }[] = [];
  for (const [at, line] of lines.entries()) {
    const next = holeLine(line);
    if (next === null) continue;
    const run = runs.at(-1);
    const last = run?.rows.at(-1);
    if (run && last && follows(last, next, lines[at - 1] === last.line)) run.rows.push(next);
    else runs.push({ heading: lines[at - 1], rows: [next] });
  }
  const upright = runs.flatMap(({ heading, rows }): Table[] => {
    const [first] = rows;
    const headings = heading ? cellsOf(heading).map((cell) => cell.trim()) : [];
    if (!first || !heading || rows.length < FEWEST || headings.length !== first.cells.length) return [];
    if (!isNear(heading, first.line) || headings.some((cell) => /^\d/.test(cell))) return [];
    const { row, page, sheet } = heading;
    const read = rows.map(({ line, cells }) => ({
      row: line.row,
      ...(line.page === undefined ? {} : { page: line.page }),
      cells,
    }));
    return [
      {
        ...(sheet === undefined ? {} : { sheet }),
        ...(page === undefined ? {} : { page }),
        headingRow: row,
        headings,
        units: headings.map(() => null),
        rows: read,
        decimalComma: usesDecimalComma(read, null),
      },
    ];
  });
  return [...upright, ...turnedHoles(lines)];
}
