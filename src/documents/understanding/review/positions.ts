import type { Box } from '@/api/generated/model';
import type { PageModel, PagePiece, PageRow } from '../../readers/page';
import { modelAt } from '../../readers/page-model';
import type { Table, TableRow } from '../../readers/table';

/** A part of a page of the review, by page number. */
export interface Part {
  page: number;
  box: Box;
}

export function boxAround(pieces: readonly Box[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, width, height } of pieces) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The positions of rows, columns and tables on the pages of a document. */
export class Positions {
  private readonly models: readonly PageModel[];
  private readonly byRow = new Map<PageModel, Map<number, PageRow>>();

  constructor(models: readonly PageModel[]) {
    this.models = models;
  }

  /** The number of the page of a place; the first for a place on a missing page. */
  pageOf(place: { page?: number; sheet?: string }): number {
    const model = modelAt(this.models, place);
    return model ? this.models.indexOf(model) + 1 : 1;
  }

  /** The pieces of a range of rows. */
  piecesAt(place: { page?: number; sheet?: string; row: number; until?: number }): PagePiece[] {
    const model = modelAt(this.models, place);
    if (!model) return [];
    const rows = this.byRow.get(model) ?? new Map(model.rows.map((row) => [row.row, row]));
    this.byRow.set(model, rows);
    const pieces: PagePiece[] = [];
    for (let row = place.row; row <= (place.until ?? place.row); row += 1)
      pieces.push(...(rows.get(row)?.pieces ?? []));
    return pieces;
  }

  /** The position of a row; null if nothing of it is drawn. */
  rowAt(place: { page?: number; sheet?: string; row: number; until?: number }): Part | null {
    const pieces = this.piecesAt(place);
    return pieces.length === 0 ? null : { page: this.pageOf(place), box: boxAround(pieces) };
  }
}

const plain = (text: string) => text.replace(/\s+/g, '');

/** The pieces of each cell of a row: by column in a grid, else by their text from left to right. */
function piecesOfCells(pieces: readonly PagePiece[], cells: readonly string[]): (PagePiece[] | undefined)[] {
  if (pieces.some(({ column }) => column !== undefined))
    return cells.map((_, column) => pieces.filter((piece) => piece.column === column));
  const left = pieces.toSorted((a, b) => a.x - b.x);
  return cells.map((cell) => {
    const wanted = plain(cell);
    if (wanted === '') return undefined;
    const at = left.findIndex(({ text }) => plain(text) === wanted);
    if (at >= 0) return left.splice(at, 1);
    const parts = left.filter(({ text }) => wanted.includes(plain(text)) || plain(text).includes(wanted));
    return parts.length === 0 ? undefined : parts;
  });
}

/** A row of a table on a page, with the place of the table's sheet. */
export const placeOfRow = (table: Table, row: Pick<TableRow, 'row' | 'page' | 'until'>) => ({
  ...(table.sheet === undefined ? {} : { sheet: table.sheet }),
  ...(row.page === undefined ? {} : { page: row.page }),
  ...(row.until === undefined ? {} : { until: row.until }),
  row: row.row,
});

interface TablePositions {
  parts: Part[];
  columns: Part[][];
}

/** Enough rows for the positions of the columns; thousands of rows of a survey would not change them. */
const MOST_ROWS = 200;

function push(map: Map<number, Box[]>, page: number, box: Box): void {
  const boxes = map.get(page);
  if (boxes) boxes.push(box);
  else map.set(page, [box]);
}

/** The rows of the page that are the columns of a turned table, with their pages; null if it is not turned. */
function rowsOfColumns({ rows, page }: Table): { row: number; page?: number }[] | null {
  const [{ places } = {}] = rows;
  if (!places || places.some(({ quote }) => quote !== undefined)) return null;
  const keys = places.map((place) => `${place.page}/${place.row}`);
  const isSame = (row: TableRow) =>
    keys.every((key, at) => key === `${row.places?.[at]?.page}/${row.places?.[at]?.row}`);
  if (new Set(keys).size < 2 || !rows.every(isSame)) return null;
  return places.map((place) => {
    const own = place.page ?? page;
    return { row: place.row, ...(own === undefined ? {} : { page: own }) };
  });
}

/** The positions of a turned table: each of its columns is a row of the page, as wide as the table. */
function positionsOfTurned(
  positions: Positions,
  table: Table,
  rows: readonly { row: number; page?: number }[],
): TablePositions {
  const found = rows.map((row) => positions.rowAt(placeOfRow(table, row)));
  const byPage = Map.groupBy(
    found.filter((part) => part !== null),
    ({ page }) => page,
  );
  const parts = [...byPage].map(([page, own]) => ({ page, box: boxAround(own.map(({ box }) => box)) }));
  return {
    parts,
    columns: table.headings.map((_, column) => {
      const own = found[column];
      const whole = parts.find(({ page }) => page === own?.page)?.box;
      if (!own || !whole) return [];
      const { y, height } = own.box;
      return [{ page: own.page, box: { x: whole.x, width: whole.width, y, height } }];
    }),
  };
}

/** The positions of a table and its columns on each page. */
export function positionsOfTable(positions: Positions, table: Table): TablePositions {
  const turned = rowsOfColumns(table);
  if (turned) return positionsOfTurned(positions, table, turned);
  const heading = {
    row: table.headingRow,
    ...(table.page === undefined ? {} : { page: table.page }),
    cells: table.headings,
  };
  const boxes = new Map<number, Box[]>();
  const columns = table.headings.map(() => new Map<number, Box[]>());
  const seen = new Map<number, number>();
  const add = (row: TableRow, isHeading: boolean) => {
    const place = placeOfRow(table, row);
    const pieces = positions.piecesAt(place);
    if (pieces.length === 0) return;
    const page = positions.pageOf(place);
    // If tables are side by side, a row of the sheet belongs to several.
    const own = pieces.filter(
      ({ column }) =>
        column === undefined || (row.cells[column] ?? '') !== '' || (isHeading && column < row.cells.length),
    );
    push(boxes, page, boxAround(own.length > 0 ? own : pieces));
    const count = seen.get(page) ?? 0;
    seen.set(page, count + 1);
    // Of a list or of sentences, nothing is in columns.
    if (count > MOST_ROWS || row.places?.some(({ quote }) => quote !== undefined) === true) return;
    piecesOfCells(pieces, row.cells).forEach((cell, column) => {
      const ofColumn = columns[column];
      if (ofColumn) for (const piece of cell ?? []) push(ofColumn, page, piece);
    });
  };
  const isPutTogether = table.rows.some(({ places }) => places?.some(({ quote }) => quote !== undefined));
  if (
    !isPutTogether &&
    !table.rows.some((row) => row.row === heading.row && (row.page ?? table.page) === table.page)
  )
    add(heading, true);
  for (const row of table.rows) add(row, false);
  const parts = [...boxes].map(([page, own]) => ({ page, box: boxAround(own) }));
  return {
    parts,
    columns: columns.map((byPage) =>
      [...byPage].map(([page, own]) => {
        const { x, width } = boxAround(own);
        const whole = parts.find((part) => part.page === page)?.box ?? boxAround(own);
        return { page, box: { x, width, y: whole.y, height: whole.height } };
      }),
    ),
  };
}
