import type { PageModel, PagePiece, PageRow } from './page';
import type { DocumentContent, GridRow } from './table';

/** The page of a sheet or of delimited text: each cell is one column wide and one row high. */
export function sheetModel(rows: readonly GridRow[], sheet?: string): PageModel {
  const shown = rows.flatMap(({ row, cells }): PageRow[] => {
    const pieces = cells.flatMap((text, column): PagePiece[] =>
      text === '' ? [] : [{ text, x: column, y: row - 1, width: 1, height: 1, column }],
    );
    return pieces.length === 0 ? [] : [{ row, pieces }];
  });
  return {
    ...(sheet === undefined ? {} : { sheet }),
    form: 'sheet',
    width: Math.max(1, ...shown.map(({ pieces }) => (pieces.at(-1)?.column ?? 0) + 1)),
    height: shown.at(-1)?.row ?? 1,
    rows: shown,
  };
}

/** The page of lines of text; two spaces or a tab separate two pieces. */
export function textModel(lines: readonly string[]): PageModel {
  const rows = lines.flatMap((line, index): PageRow[] => {
    const pieces = [...line.matchAll(/\S+(?: \S+)*/g)].map((match) => ({
      text: match[0],
      x: match.index,
      y: index,
      width: match[0].length,
      height: 1,
    }));
    return pieces.length === 0 ? [] : [{ row: index + 1, pieces }];
  });
  return {
    form: 'text',
    width: Math.max(1, ...rows.map(({ pieces: [...own] }) => own.at(-1)!.x + own.at(-1)!.width)),
    height: Math.max(1, lines.length),
    rows,
  };
}

const GAP = 2;
/** The widest a cell is drawn; a longer one overlaps its neighbour. */
const WIDEST_CELL = 40;

/** The blocks of a text document: paragraphs below each other, and the cells of each table in columns of the needed width. */
export function blocksModel(
  blocks: readonly ({ lines: { row: number; text: string }[] } | { rows: GridRow[] })[],
): PageModel {
  const rows = blocks.flatMap((block): PageRow[] => {
    if ('lines' in block)
      return textModel(block.lines.map(({ text }) => text)).rows.map((each) =>
        at(each, block.lines[each.row - 1]!.row),
      );
    const widths: number[] = [];
    for (const { cells } of block.rows)
      cells.forEach(
        (cell, column) =>
          (widths[column] = Math.max(widths[column] ?? 0, Math.min(cell.length, WIDEST_CELL))),
      );
    const starts = widths.map((_, column) =>
      widths.slice(0, column).reduce((sum, width) => sum + width + GAP, 0),
    );
    return block.rows.map(({ row, cells }) => ({
      row,
      pieces: cells.flatMap((text, column): PagePiece[] =>
        text === ''
          ? []
          : [
              {
                text,
                x: starts[column] ?? 0,
                y: row - 1,
                width: widths[column] ?? text.length,
                height: 1,
                column,
              },
            ],
      ),
    }));
  });
  const filled = rows.filter(({ pieces }) => pieces.length > 0);
  return {
    form: 'text',
    width: Math.max(1, ...filled.map(({ pieces }) => Math.max(...pieces.map(({ x, width }) => x + width)))),
    height: Math.max(1, ...filled.map(({ row }) => row)),
    rows: filled,
  };
}

const at = ({ pieces }: PageRow, row: number): PageRow => ({
  row,
  pieces: pieces.map((piece) => ({ ...piece, y: row - 1 })),
});

const pageKey = ({ page, sheet }: { page?: number; sheet?: string }) => `${page ?? ''}/${sheet ?? ''}`;

/** Lays the content of a document out as pages, for kinds of files whose reader gives none. */
export function modelsOfContent(content: DocumentContent): PageModel[] {
  const grids = new Map<string, { sheet?: string; page?: number; rows: Map<number, string[]> }>();
  const rowAt = (place: { page?: number; sheet?: string; row: number }): string[] => {
    const grid = grids.get(pageKey(place)) ?? {
      ...(place.sheet === undefined ? {} : { sheet: place.sheet }),
      ...(place.page === undefined ? {} : { page: place.page }),
      rows: new Map<number, string[]>(),
    };
    grids.set(pageKey(place), grid);
    const cells = grid.rows.get(place.row) ?? [];
    grid.rows.set(place.row, cells);
    return cells;
  };
  const put = (place: Parameters<typeof rowAt>[0], texts: readonly string[], columns?: readonly number[]) => {
    const cells = rowAt(place);
    texts.forEach((text, index) => {
      const column = columns?.[index] ?? index;
      while (cells.length < column) cells.push('');
      cells[column] ||= text;
    });
  };
  for (const line of content.lines) put(line, line.cells, line.columns);
  for (const table of content.tables) {
    const sheet = table.sheet === undefined ? {} : { sheet: table.sheet };
    put(
      { ...sheet, ...(table.page === undefined ? {} : { page: table.page }), row: table.headingRow },
      table.headings,
    );
    for (const row of table.rows)
      put({ ...sheet, ...(row.page === undefined ? {} : { page: row.page }), row: row.row }, row.cells);
  }
  return [...grids.values()]
    .toSorted((a, b) => (a.page ?? 0) - (b.page ?? 0))
    .map(({ sheet, page, rows }) => ({
      ...sheetModel(
        [...rows].toSorted(([a], [b]) => a - b).map(([row, cells]) => ({ row, cells })),
        sheet,
      ),
      ...(page === undefined ? {} : { page }),
    }));
}

/** The page that a table, a row or a line is on. */
export const modelAt = (
  models: readonly PageModel[],
  place: { page?: number; sheet?: string },
): PageModel | undefined => models.find((model) => pageKey(model) === pageKey(place));
