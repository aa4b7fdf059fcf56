import type { DocumentContent, Table } from '../../readers/table';
import { sizeIn, sizeText } from '../prose/quantities';
import { sectionTitle } from '../blocks/block-titles';

/** A row of a page or sheet, from a table or a line: its cells by column. */
interface GridRow {
  row: number;
  page?: number;
  sheet?: string;
  cells: Map<number, string>;
}

const TICK =
  /^(?:x|\u00d7|\u2713|\u2714|\u221a|\u25cf|\u2022|\u25a0|\u2612|\u2611|yes|y|ja|j|oui|s[i\u00ed])$/i;
const NO_TICK =
  /^(?:-{1,2}|\u2013|\u2014|no|n|nee|nein|nei|non|n\/a|n\.a\.|\u25cb|\u2610|\([x\u00d7]\)|[co])$/i;
const FEWEST = 2;
/** A delimited file with unknown headings gives whole lines. */
const DELIMITERS = [';', '\t', '|', ','];

const gridOf = (
  row: Omit<GridRow, 'cells'>,
  cells: readonly string[],
  columns?: readonly number[],
): GridRow => ({
  row: row.row,
  ...(row.page === undefined ? {} : { page: row.page }),
  ...(row.sheet === undefined ? {} : { sheet: row.sheet }),
  cells: new Map(
    cells.flatMap((cell, at) => (cell.trim() === '' ? [] : [[columns?.[at] ?? at, cell.trim()] as const])),
  ),
});

/** The rows of a document that have columns, in order. A line that is also a table row counts once. */
function rowsOf({ lines, tables }: DocumentContent): GridRow[] {
  const inTables = tables.flatMap((table) => {
    const at = table.sheet === undefined ? {} : { sheet: table.sheet };
    const page = table.page === undefined ? {} : { page: table.page };
    return [
      gridOf({ row: table.headingRow, ...page, ...at }, table.headings),
      ...table.rows.map((row) => gridOf({ ...page, ...row, ...at }, row.cells)),
    ];
  });
  const key = ({ row, page, sheet }: Omit<GridRow, 'cells'>) => `${sheet ?? ''}|${page ?? 0}|${row}`;
  const known = new Set(inTables.map(key));
  const outside = lines
    .filter((line) => !known.has(key(line)))
    .map((line) =>
      line.cells.length > 1
        ? gridOf(line, line.cells, line.columns)
        : gridOf(
            line,
            line.text.split(DELIMITERS.find((sign) => line.text.split(sign).length > FEWEST) ?? '\n'),
          ),
    )
    .filter(({ cells }) => cells.size > 0);
  return [...inTables, ...outside].toSorted(
    (a, b) => (a.sheet ?? '').localeCompare(b.sheet ?? '') || (a.page ?? 0) - (b.page ?? 0) || a.row - b.row,
  );
}

/** A cell that is only a hole size: `12 1/4"`, `12.25`, `8 1/2" hole`. */
function holeIn(cell: string): { size: string; sizeIn: number } | null {
  const title = sectionTitle(cell);
  if (title) return title;
  if (!/^\d{1,2}(?:[ -]\d{1,2}\/\d{1,2}|[.,]\d{1,3})?\s*(?:"|''|\u2033|\u201d|in(?:ch)?)?$/i.test(cell))
    return null;
  const inches = sizeIn(cell);
  return inches === null ? null : { size: sizeText(cell), sizeIn: inches };
}

const isTicked = (cell: string | undefined) => cell !== undefined && TICK.test(cell);
const isAnswer = (cell: string | undefined) => cell === undefined || TICK.test(cell) || NO_TICK.test(cell);

/** The rows below a heading whose cells are only ticks, and which of its columns have any. */
function bodyOf(rows: readonly GridRow[], at: number): { body: GridRow[]; ticked: number[] } {
  const head = rows[at];
  const body: GridRow[] = [];
  if (!head) return { body, ticked: [] };
  const [label, ...columns] = [...head.cells.keys()];
  for (let below = at + 1; below < rows.length; below += 1) {
    const row = rows[below];
    if (!row) break;
    const continues = row.sheet === head.sheet && row.page === head.page;
    const answers = columns.filter((column) => isAnswer(row.cells.get(column)));
    const first = row.cells.get(label ?? 0) ?? row.cells.values().next().value;
    // A single line below the matrix is its footer, or the next title; `x = planned` explains the ticks.
    const explains = columns.every(
      (column) => row.cells.get(column) === undefined || !isAnswer(row.cells.get(column)),
    );
    if (
      !continues ||
      first === undefined ||
      row.cells.size < FEWEST ||
      explains ||
      answers.length < Math.max(FEWEST, columns.length - 1)
    )
      break;
    body.push(row);
  }
  const ticked = columns.filter(
    (column) =>
      body.every((row) => isAnswer(row.cells.get(column))) &&
      body.some((row) => isTicked(row.cells.get(column))),
  );
  return { body, ticked };
}

const labelOf = (row: GridRow): string => row.cells.values().next().value ?? '';

interface Ticked {
  hole: { size: string; sizeIn: number };
  at: GridRow;
  tools: string[];
}

/** Reads sections in rows and tools in columns, or the reverse; null if neither fits. */
function tickedIn(head: GridRow, body: readonly GridRow[], ticked: readonly number[]): Ticked[] | null {
  const heads = ticked.map((column) => head.cells.get(column) ?? '');
  const down = body.map((row) => holeIn(labelOf(row)));
  if (down.every((hole) => hole !== null) && heads.every((name) => /\p{L}{2}/u.test(name) && !holeIn(name))) {
    return body.flatMap((row, index) => {
      const hole = down[index];
      const tools = heads.filter((_, at) => isTicked(row.cells.get(ticked[at] ?? -1)));
      return hole && tools.length > 0 ? [{ hole, at: row, tools }] : [];
    });
  }
  const across = heads.map(holeIn);
  if (!across.every((hole) => hole !== null) || !body.every((row) => /\p{L}{2}/u.test(labelOf(row))))
    return null;
  return across.flatMap((hole, index) => {
    const column = ticked[index] ?? -1;
    const rows = body.filter((row) => isTicked(row.cells.get(column)));
    const [first] = rows;
    return hole && first ? [{ hole, at: first, tools: rows.map(labelOf) }] : [];
  });
}

/**
 * The logging programme of a document that ticks which tools run in which section, as a table of runs. The tools may have any
 * names; a matrix is recognised by its cells, which contain only ticks.
 */
export function loggingMatrices(content: DocumentContent): Table[] {
  // A quick check: most documents have none, and a survey has many rows.
  const holdsTicks = (cells: readonly string[]) => cells.some((cell) => cell.length <= 3 && TICK.test(cell));
  const mayHaveOne =
    content.tables.some((table) => table.rows.some(({ cells }) => holdsTicks(cells))) ||
    content.lines.some(({ cells, text }) => holdsTicks(cells.length > 1 ? cells : text.split(/[;\t|,]/)));
  if (!mayHaveOne) return [];
  const rows = rowsOf(content);
  const tables: Table[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const head = rows[at];
    if (!head || head.cells.size < FEWEST + 1 || [...head.cells.values()].some((cell) => TICK.test(cell)))
      continue;
    const { body, ticked } = bodyOf(rows, at);
    const found = body.length >= FEWEST && ticked.length >= FEWEST ? tickedIn(head, body, ticked) : null;
    if (!found || found.length === 0) continue;
    tables.push({
      ...(head.sheet === undefined ? {} : { sheet: head.sheet }),
      ...(head.page === undefined ? {} : { page: head.page }),
      headingRow: head.row,
      headings: ['Hole size', 'Evaluation'],
      units: ['in', null],
      rows: found.map(({ hole, at: { row, page }, tools }) => ({
        row,
        ...(page === undefined ? {} : { page }),
        cells: [hole.size, tools.join(', ')],
      })),
      decimalComma: false,
    });
    at += body.length;
  }
  return tables;
}
