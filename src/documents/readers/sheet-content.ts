import { trimmedCell } from './cell-text';
import { tablesOfGrid } from './grid-tables';
import { notShown } from './not-shown';
import type { NotShown } from './not-shown';
import { sheetModel } from './page-model';
import { separateStruck } from './sheet-xml';
import type { SheetShape } from './sheet-xml';
import type { Carried, DocumentContent, GridRow, HeadingVocabulary } from './table';

/** A well workbook has a few dozen at most. */
const MOST_SHEETS = 200;
/** Ten of the largest surveys together; memory is needed for every cell up to the last filled one. */
export const MOST_CELLS = 3_000_000;
/** The longest text that a spreadsheet program accepts in one cell. */
const LONGEST_CELL = 32_767;

export const HIDDEN_SHEET =
  'The sheet is hidden and was not used; show it in the workbook and upload that if it counts.';

const columnName = (column: number): string =>
  column <= 0
    ? ''
    : columnName(Math.floor((column - 1) / 26)) + String.fromCharCode(65 + ((column - 1) % 26));

const counted = (count: number) => count.toLocaleString('en-US');

export function tooMuch(shapes: ReadonlyMap<string, Pick<SheetShape, 'rows' | 'columns'>>): string | null {
  let cells = 0;
  for (const [sheet, { rows, columns }] of shapes) {
    cells += rows * columns;
    if (cells > MOST_CELLS) {
      return `The sheet ${sheet} reaches to row ${counted(rows)} and column ${columnName(columns)}, which is more than can be read; copy the tables that the plan needs into a new workbook and upload that.`;
    }
  }
  return null;
}

function cellText(value: unknown, isPercentage: boolean): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  // A workbook stores 0.1 + 0.2 as 0.30000000000000004; its program shows fifteen digits.
  if (typeof value === 'number') {
    return isPercentage ? `${Number((value * 100).toPrecision(15))}%` : String(Number(value.toPrecision(15)));
  }
  return trimmedCell(String(value));
}

function carriedDown(rows: readonly GridRow[], merged: SheetShape['merged']): Map<number, Carried[]> {
  const carried = new Map<number, Carried[]>();
  let count = 0;
  for (const { column, from, to } of merged) {
    const text = rows[from - 1]?.cells[column] ?? '';
    if (text === '') continue;
    for (let row = from + 1; row <= Math.min(to, rows.length); row += 1) {
      if ((count += 1) > MOST_CELLS) throw new Error('Merged cells lie on each other.');
      const inRow = carried.get(row);
      if (inRow) inRow.push({ column, from, text });
      else carried.set(row, [{ column, from, text }]);
    }
  }
  return carried;
}

const isWithin = (column: number, ranges: SheetShape['hiddenColumns']) =>
  ranges.some(({ from, to }) => column >= from && column <= to);

/** The rows of a sheet without hidden rows and columns and struck-through text. */
function rowsOf(
  data: readonly (readonly unknown[])[],
  shape: SheetShape | undefined,
): { rows: GridRow[]; left: NotShown } {
  const percentages = shape?.percentages ?? new Set();
  const left: NotShown = { rows: [], columns: [], struck: [] };
  const hiddenColumns = new Set<number>();
  const rows = data.map((values, index): GridRow => {
    const row = index + 1;
    const isHiddenRow = shape?.hiddenRows.has(row) ?? false;
    const cells = values.map((value, column) => {
      const written = cellText(value, typeof value === 'number' && percentages.has(`${row}:${column}`));
      if (written === '' || isHiddenRow) return '';
      if (shape && isWithin(column, shape.hiddenColumns)) {
        hiddenColumns.add(column);
        return '';
      }
      const { kept, struck } = shape?.struck.has(`${row}:${column}`)
        ? { kept: '', struck: separateStruck(written).kept || written }
        : separateStruck(written);
      if (struck !== '') left.struck.push({ row, place: `${columnName(column + 1)}${row}`, text: struck });
      return kept;
    });
    if (isHiddenRow && values.some((value) => cellText(value, false) !== '')) left.rows.push(row);
    return { row, cells };
  });
  left.columns = [...hiddenColumns].toSorted((a, b) => a - b).map((column) => columnName(column + 1));
  const carried = carriedDown(rows, shape?.merged ?? []);
  if (carried.size === 0) return { rows, left };
  return { rows: rows.map((row) => ({ ...row, carried: carried.get(row.row) ?? [] })), left };
}

export function tooManySheets(count: number): string | null {
  return count > MOST_SHEETS
    ? `The workbook has ${counted(count)} sheets, and ${MOST_SHEETS} can be read; copy the sheets that the plan needs into a new one and upload that.`
    : null;
}

/** Adds a sheet to a document's content and reports what is hidden; a sheet that cannot be read gives a sentence. */
export function addSheet(
  content: DocumentContent,
  {
    sheet,
    data,
    shape,
  }: { sheet: string; data: readonly (readonly unknown[])[]; shape: SheetShape | undefined },
  vocabulary: HeadingVocabulary,
): { refused: string } | null {
  const { rows, left } = rowsOf(data, shape);
  content.notUnderstood?.push(...notShown(left).map((part) => ({ sheet, ...part })));
  if (rows.some(({ cells }) => cells.some((cell) => cell.length > LONGEST_CELL))) {
    return {
      refused: `The sheet ${sheet} has a cell of more than ${counted(LONGEST_CELL)} characters, which no spreadsheet program writes; copy the tables that the plan needs into a new workbook and upload that.`,
    };
  }
  const { tables, lines } = tablesOfGrid(rows, vocabulary, { delimiter: null, sheet });
  content.tables.push(...tables);
  content.lines.push(...lines);
  content.pages?.push(sheetModel(rows, sheet));
  return null;
}
