import type { DocumentContent, TextLine } from '../../readers/table';
import type { BlockTable } from '../blocks/block-tables';
import { HEADING_OF_TEST } from '../blocks/lines-of-tests';
import { anyOf } from '../prose/quantities';
import { fold } from '../words/fold';
import { parseHeading } from '../words/headings';
import { labelOf, sideRowsOf } from '../tables/side-rows';
import type { SideRow } from '../tables/side-rows';
import { areOfStrings, columnTitle, namesSections } from '../turned/column-titles';
import { sideRowOfTable } from '../turned/side-runs';
import { HOLE_WORDS } from '../vocabulary/prose';
import { isTestOfColumn, saysTests, testsNamed } from '../vocabulary/test-names';
import type { TestField } from '../vocabulary/test-names';
import { BEFORE_DRILLING, NEXT_HOLE } from './before-drilling';
import { pressureIn, pressureUnit, unitOfTitle } from './pressures-in-cells';

/** What the columns of a grid are of. */
interface Columns {
  heading: 'Hole size' | 'Casing size' | 'Section';
  names: ReadonlyMap<number, string>;
}

interface GridTest {
  field: TestField;
  row: SideRow;
  label: string;
  /** The unit of its label. */
  unit: string | null;
}

/** `Hueco 12 1/4`: the word for the hole makes the figure a size, with or without its mark. */
const HOLE_THEN_SIZE = new RegExp(
  String.raw`^(?:${anyOf(HOLE_WORDS)})\s+\d{1,2}(?:[ -]\d{1,2}\/\d{1,2}|[.,]\d{1,3})?$`,
  'iu',
);

/** The holes, strings or sections over the columns of a grid; null for a row that is not over columns. */
function columnsOver(row: SideRow): Columns | null {
  const [, ...cells] = row.cells;
  if (cells.length < 2) return null;
  if (namesSections(row)) return { heading: 'Section', names: new Map(cells) };
  const titles = cells.map(([, cell]) => columnTitle(cell.replace(HOLE_THEN_SIZE, '$&"')));
  if (titles.some((title) => title === null || title.size === '')) return null;
  const names = new Map(cells.map(([column], at) => [column, titles[at]?.size ?? '']));
  if (new Set(names.values()).size < names.size) return null;
  const areStrings = areOfStrings(titles, [labelOf(row), ...cells.map(([, cell]) => cell)]);
  return { heading: areStrings ? 'Casing size' : 'Hole size', names };
}

/** The rows of a grid, directly below its titles. */
function rowsBelow(rows: readonly SideRow[], at: number): SideRow[] {
  const found: SideRow[] = [];
  let last = rows[at];
  for (const row of rows.slice(at + 1)) {
    const isNext = last && row.page === last.page && row.row <= (last.until ?? last.row) + 1;
    if (!isNext || row.cells.size < 2 || columnsOver(row)) break;
    found.push(row);
    last = row;
  }
  return found;
}

/** The tests of a grid: a label left blank repeats the one above, and what is between it and the columns belongs to it. */
function testsOf(rows: readonly SideRow[], { heading, names }: Columns): GridTest[] {
  let above = '';
  return rows.flatMap((row): GridTest[] => {
    const [first = '', ...others] = [...row.cells].flatMap(([column, cell]) =>
      names.has(column) ? [] : [cell],
    );
    if (first !== '') above = first;
    const label = [above, ...others].join(' ');
    const unit = parseHeading(label).unit ?? others.find((cell) => pressureUnit(cell) !== null) ?? null;
    const words = fold(label);
    const named = testsNamed(words, true);
    const fields: TestField[] =
      named.length === 0 && heading === 'Casing size' && isTestOfColumn(words) ? ['bump'] : named;
    // A label in metres is of the top of the liner, not of its test.
    if (unit !== null && pressureUnit(unit) === null) return [];
    return fields.map((field) => ({ field, row, label, unit }));
  });
}

/** The rows of a sheet or a text, and those of each table, with its headings. */
function allRows({ lines, tables }: DocumentContent): { sheet: string | undefined; rows: SideRow[] }[] {
  const sheets = [...new Set(lines.map(({ sheet }) => sheet))];
  return [
    ...sheets.map((sheet) => ({ sheet, rows: sideRowsOf(lines.filter((line) => line.sheet === sheet)) })),
    ...tables.map(({ sheet, headings, headingRow, page, rows }) => ({
      sheet,
      rows: [{ row: headingRow, cells: headings, ...(page === undefined ? {} : { page }) }, ...rows].map(
        (row) => sideRowOfTable(row, 0),
      ),
    })),
  ];
}

/**
 * Grids of tests with a column for each hole or string, as one row for each column: `Component | 16" hole | 12 1/4" hole` above
 * `Annular | 100 bar | 200 bar`. The unit is in the cells, in the label, over the labels or above the grid. Two pressures of
 * one thing are none.
 */
export function gridsOfTests(content: DocumentContent): BlockTable[] {
  return allRows(content).flatMap(({ sheet, rows }) =>
    rows.flatMap((title, at) => {
      const columns = columnsOver(title);
      const tests = columns ? testsOf(rowsBelow(rows, at), columns) : [];
      if (!columns || tests.length === 0) return [];
      const over = titlesOf(title, content.lines, sheet);
      const unit = over.map(unitOfTitle).find((found) => found !== null) ?? null;
      const read = tests.flatMap((test) => withPressures(test, columns, unit) ?? []);
      const isOfTests =
        new Set(read.map(({ row }) => row)).size > 1 ||
        [...over, ...read.map(({ label }) => label)].some((text) => saysTests(fold(text)));
      const isBeforeNext =
        columns.heading === 'Casing size' && over.some((text) => BEFORE_DRILLING.test(fold(text)));
      return isOfTests ? tablesOf(title, columns, read, { sheet, isBeforeNext }) : [];
    }),
  );
}

/** What is over the labels of a grid, and the lines above it, the nearest first. */
function titlesOf(title: SideRow, lines: readonly TextLine[], sheet: string | undefined): string[] {
  const above = lines.filter(
    (line) =>
      line.sheet === sheet &&
      line.page === title.page &&
      line.row < title.row &&
      line.row >= title.row - FURTHEST &&
      line.cells.length === 1,
  );
  return [labelOf(title), ...above.map(({ text }) => text).toReversed()];
}

const FURTHEST = 3;

interface ReadTest extends GridTest {
  values: ReadonlyMap<number, string>;
}

/** A test with its pressures; null if a figure of its row is none: the row is of something else. */
function withPressures(test: GridTest, { names }: Columns, unit: string | null): ReadTest | null {
  const cells = [...test.row.cells].filter(([column, cell]) => names.has(column) && /\d/.test(cell));
  const values = cells.flatMap(([column, cell]) => {
    const value = pressureIn(cell, test.unit ?? unit);
    return value === null ? [] : [[column, value] as const];
  });
  return values.length === cells.length ? { ...test, values: new Map(values) } : null;
}

function tablesOf(
  title: SideRow,
  { heading, names }: Columns,
  tests: readonly ReadTest[],
  { sheet, isBeforeNext }: { sheet: string | undefined; isBeforeNext: boolean },
): BlockTable[] {
  const page = title.page === undefined ? {} : { page: title.page };
  return [...names].flatMap(([column, name]): BlockTable[] => {
    const values = tests.flatMap(({ field, row, values: own }) => {
      const value = own.get(column);
      return value === undefined ? [] : [{ field, row, value }];
    });
    const single = values.filter(
      (one, at) =>
        HEADING_OF_TEST[one.field] !== undefined &&
        values.every(({ field, value }) => field !== one.field || value === one.value) &&
        values.findIndex(({ field }) => field === one.field) === at,
    );
    if (single.length === 0) return [];
    const place = { row: title.row, column, ...page };
    return [
      {
        kind: 'pressureTests',
        table: {
          ...(sheet === undefined ? {} : { sheet }),
          ...page,
          headingRow: title.row,
          headings: [heading, ...single.map(({ field }) => HEADING_OF_TEST[field] ?? '')],
          units: [heading === 'Section' ? null : 'in', ...single.map(() => null)],
          rows: [
            {
              ...page,
              row: title.row,
              cells: [name, ...single.map(({ value }) => value)],
              places: [
                place,
                ...single.map(({ field, row }) => ({
                  ...place,
                  row: row.row,
                  ...(isBeforeNext && (field === 'annular' || field === 'ram') ? { assumed: NEXT_HOLE } : {}),
                })),
              ],
            },
          ],
          decimalComma: false,
        },
        remarks: [],
        isProse: true,
      },
    ];
  });
}
