import { isHoleSize } from '@/domain/casing-sizes';
import type { Table, TableRow } from '../../readers/table';
import { usesDecimalComma } from '../../readers/table';
import { parseMeasured } from '../words/numbers';
import { labelOf } from '../tables/side-rows';
import type { SideRow } from '../tables/side-rows';
import { areOfStrings, columnTitle, isOfCement, namesLeadAndTail } from './column-titles';
import { FEWEST_ROWS, SECTION_HEADING, STRING_HEADING } from './side-runs';

/**
 * A row for each string, or each hole, below the names of its slurries, with nothing above the sizes: `(blank) | Lead | Tail |
 * Excess` over `13 3/8" | 1.50 SG | 1.90 SG | 50 %`. Null for other rows.
 */
export function stringsBySlurries(run: readonly SideRow[]): Table | null {
  const [title, ...rows] = run;
  if (!title || run.length < FEWEST_ROWS || labelOf(title) !== '') return null;
  const columns = [...title.cells].slice(1);
  const titles = columns.map(([, name]) => name);
  if (
    !namesLeadAndTail(titles) ||
    !titles.every((name) => columnTitle(name)?.size === '' || isOfCement(name))
  )
    return null;
  const sizes = rows.map((row) => columnTitle(labelOf(row)));
  if (sizes.some((size) => size === null || size.size === '')) return null;
  const areStrings = areOfStrings(sizes, rows.map(labelOf));
  const areHoles = sizes.every(
    (size) => !size?.isPipe && isHoleSize(parseMeasured(size?.size ?? '')?.value ?? 0),
  );
  if (!areStrings && !areHoles) return null;
  // The parts of a line have an order and no columns.
  const isWhole = rows.every(({ cells }) => cells.size === title.cells.size);
  const all = [...title.cells.keys()];
  const isAligned = rows.every(({ cells }) => [...cells.keys()].every((column) => all.includes(column)));
  if (!isAligned && !isWhole) return null;
  const tableRows = rows.map((row): TableRow => {
    const own = isAligned ? all : [...row.cells.keys()];
    return {
      row: row.row,
      ...(row.page === undefined ? {} : { page: row.page }),
      cells: own.map((column) => row.cells.get(column) ?? ''),
      places: own.map((column) => ({
        row: row.row,
        column,
        ...(row.page === undefined ? {} : { page: row.page }),
      })),
    };
  });
  return {
    headingRow: title.row,
    ...(title.page === undefined ? {} : { page: title.page }),
    headings: [areStrings ? STRING_HEADING : SECTION_HEADING, ...titles],
    units: all.map(() => null),
    rows: tableRows,
    decimalComma: usesDecimalComma(tableRows, null),
  };
}
