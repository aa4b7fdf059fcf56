import type { Table, TableRow } from '../../readers/table';
import type { BlockTable } from '../blocks/block-tables';
import { sectionTitle } from '../blocks/block-titles';
import { HEADING_OF_TEST, isPressure } from '../blocks/lines-of-tests';
import { fold } from '../words/fold';
import { parseHeading } from '../words/headings';
import { parseMeasured, withInchMarkLast } from '../words/numbers';
import type { Outline } from '../outline/outline';
import { columnsOfKind } from '../recognition/table-candidates';
import type { Group } from '../tables/table-groups';
import { convert } from '../units/units';
import { VOCABULARY } from '../words/vocabulary';
import { OF_ELSE, testsNamed } from '../vocabulary/test-names';
import type { TestField } from '../vocabulary/test-names';

const TESTS = VOCABULARY.find(({ kind }) => kind === 'pressureTests');

/** The low pressure of a test, which is no value of a montage. Folded. */
const LOW = /\b(?:low|lp|niedrig|nieder\w*|lag|laag|lage|lav|lavt|basse|baja|bajo|bp|min)\b/;
interface PressureColumn {
  column: number;
  unit: string | null;
}

/** The one column with the pressures of tests; null if no column has them, or several do. */
function pressureColumn({ headings, units, rows }: Table): PressureColumn | null {
  const found = headings.flatMap((heading, column): PressureColumn[] => {
    const { unit, name } = parseHeading(heading, units[column] ?? null);
    const cells = rows.map(({ cells: own }) => own[column] ?? '').filter((cell) => cell !== '');
    const isOfUnit = unit !== null && convert(1, unit, 'pressure') !== null;
    const isFigures =
      cells.length > 0 &&
      cells.every((cell) =>
        isOfUnit ? parseMeasured(cell) !== null || !/\d/.test(cell) : isPressure(cell) || !/\d/.test(cell),
      );
    const isOther = LOW.test(name) || LOW.test(fold(heading)) || OF_ELSE.test(fold(heading));
    return isFigures && cells.some((cell) => /\d/.test(cell)) && !isOther
      ? [{ column, unit: isOfUnit ? unit : null }]
      : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

interface Test {
  field: TestField;
  size: string;
  value: string;
  row: TableRow;
}

/** The tests of a table with a row for each: its section in a column, in a row above, or in the title above the table. */
function testsOf(
  table: Table,
  outline: Outline,
): { tests: Test[]; column: number; hole: number | null } | null {
  if (!TESTS) return null;
  const isWide = table.headings.some(
    (heading, column) =>
      testsNamed(fold(heading), false).length > 0 &&
      table.rows.some(({ cells }) => /\d/.test(cells[column] ?? '')) &&
      !fold(heading).startsWith('test'),
  );
  const pressure = pressureColumn(table);
  if (isWide || !pressure) return null;
  const hole = columnsOfKind(TESTS, table)['hole']?.column ?? null;
  const { page = table.page } = table.rows[0] ?? {};
  const above = outline.at({
    row: table.headingRow,
    ...(table.sheet === undefined ? {} : { sheet: table.sheet }),
    ...(page === undefined ? {} : { page }),
  }).hole;
  let size = hole === null ? (above?.size ?? '') : '';
  const tests = table.rows.flatMap((row): Test[] => {
    const own = hole === null ? '' : withInchMarkLast(row.cells[hole] ?? '').trim();
    const title =
      row.cells.filter((cell) => cell !== '').length === 1 ? sectionTitle(row.cells.join('')) : null;
    if (title) size = title.size;
    else if (own !== '') size = parseMeasured(own) === null ? '' : own;
    const words = row.cells
      .filter(
        (cell, column) =>
          column !== hole && column !== pressure.column && !DURATION.test(cell) && !isPressure(cell),
      )
      .join(' ');
    const figure = row.cells[pressure.column] ?? '';
    if (size === '' || !/^\d/.test(figure)) return [];
    const value = pressure.unit === null || /\p{L}/u.test(figure) ? figure : `${figure} ${pressure.unit}`;
    return testsNamed(fold(words), true).map((field) => ({ field, size, value, row }));
  });
  return { tests, column: pressure.column, hole };
}

const DURATION = /^\d[\d.,]*\s?(?:min\w*|h|hrs?|hours?)\.?$/i;

/** A table of tests with a row for each, as one row for each section. Two pressures of one thing are none. */
export function testsInRows(tables: readonly Table[], outline: Outline): BlockTable[] {
  return tables.flatMap((table): BlockTable[] => {
    const found = testsOf(table, outline);
    // One row that names a test may be of anything.
    if (!found || found.tests.length < FEWEST) return [];
    return [...Map.groupBy(found.tests, ({ size }) => size)].flatMap(([size, own]): BlockTable[] => {
      const single = own.filter(
        (test) =>
          HEADING_OF_TEST[test.field] !== undefined &&
          own.filter(({ field }) => field === test.field).every(({ value }) => value === test.value) &&
          own.find(({ field }) => field === test.field) === test,
      );
      const [first] = single;
      if (!first) return [];
      const placeOf = ({ row, page, places }: TableRow, column: number) =>
        places?.[column] ?? { row, column, ...(page === undefined ? {} : { page }) };
      const made: Table = {
        ...(table.sheet === undefined ? {} : { sheet: table.sheet }),
        ...(table.page === undefined ? {} : { page: table.page }),
        headingRow: table.headingRow,
        headings: ['Hole size', ...single.map(({ field }) => HEADING_OF_TEST[field] ?? '')],
        units: ['in', ...single.map(() => null)],
        rows: [
          {
            row: first.row.row,
            ...(first.row.page === undefined ? {} : { page: first.row.page }),
            cells: [size, ...single.map(({ value }) => value)],
            places: [
              placeOf(first.row, found.hole ?? found.column),
              ...single.map(({ row }) => placeOf(row, found.column)),
            ],
          },
        ],
        decimalComma: table.decimalComma,
      };
      return [{ kind: 'pressureTests', table: made, remarks: [], isProse: true }];
    });
  });
}

const FEWEST = 2;

/** `Annular | 250 | 2,500`: preventers and strings with a low and a high pressure are no reservoirs. */
export const areTestsAsReservoirs = ({ kind, rows }: Group): boolean =>
  kind === 'reservoirs' &&
  rows.length > 0 &&
  rows.every((row) => testsNamed(fold(row.text('name') ?? ''), true).length > 0);
