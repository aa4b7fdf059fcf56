import { looksNumeric, usesDecimalComma } from '../../readers/table';
import type { Table } from '../../readers/table';
import type { PageModel, PageRow } from '../../readers/page';
import { namedDepths } from './named-depths';
import type { NamedDepth } from './named-depths';

/** The columns of such a table. */
export const PASSAGE_COLUMNS = { name: 0, depth: 1, second: 2, variance: 3 } as const;

const FEWEST = 2;

const figures = (row: PageRow): number => row.pieces.filter(({ text }) => looksNumeric(text)).length;

/** Rows with several plain figures are a table, whose columns are better than its text. */
const hasColumns = (rows: readonly PageRow[]): boolean => {
  return rows.filter((row) => figures(row) > 1).length * 2 > rows.filter((row) => figures(row) > 0).length;
};

function unitOf(found: readonly NamedDepth[]): string | null {
  const units = new Set(found.flatMap(({ unit }) => unit ?? []));
  const [unit] = units;
  return units.size === 1 && unit !== undefined ? unit : null;
}

/** The rows of a page from the first to the last that names a formation; none if fewer than two do. */
export function rowsOfPassage(rows: readonly PageRow[]): PageRow[] {
  const found = namedDepths(rows);
  const [first, last] = [found[0], found.at(-1)];
  return first && last && found.length >= FEWEST ? rows.slice(first.at, last.to + 1) : [];
}

/** The formation tops of a list or of sentences, as a table; null if the rows are a table, or name no formation. */
export function topsOfPassage(model: PageModel, rows: readonly PageRow[]): Table | null {
  const found = namedDepths(rows);
  const first = rows[found[0]?.at ?? -1];
  if (!first || found.length < FEWEST) return null;
  if (hasColumns(found.flatMap(({ to }) => rows[to] ?? []))) return null;
  const page = model.page === undefined ? {} : { page: model.page };
  const unit = unitOf(found);
  const seconds = found.some(({ second }) => second !== '');
  const off = found.some(({ uncertainty }) => uncertainty !== '');
  const tableRows = found.flatMap(({ to, name, depth, second, uncertainty }) => {
    const row = rows[to];
    if (!row) return [];
    const place = {
      row: row.row,
      column: 0,
      ...page,
      quote: row.pieces.map(({ text }) => text).join(' '),
    };
    const cells = [name, depth, second, uncertainty];
    return [{ row: row.row, ...page, cells, places: cells.map(() => place) }];
  });
  return {
    ...page,
    ...(model.sheet === undefined ? {} : { sheet: model.sheet }),
    headingRow: first.row,
    headings: ['Formation', 'Depth', seconds ? 'Depth in brackets' : '', off ? 'Uncertainty' : ''],
    units: [null, unit, seconds ? unit : null, off ? unit : null],
    rows: tableRows,
    decimalComma: usesDecimalComma(tableRows, null),
  };
}
