import type {
  Box,
  DocumentCorrection,
  DocumentReview,
  ReviewColumn,
  ReviewTable,
  TableField,
  TableKind,
} from '@/api/generated/model';
import { samePlace, tableIn } from '@/features/review/corrections';
import { isTurned } from '@/features/review/marks';
import type { Choice } from './reviewed-set';
import type { Move } from './search';
import type { Situation } from './situation';
import { gives, isValue } from './wanted-values.ts';
import type { Wanted } from './wanted-values.ts';

/** A column of fewer fitting cells fits by chance. */
const LEAST_FIT = 0.5;
/** How many rows below the top of a table may be its heading. */
const HEADING_ROWS = 3;
/** How many rows of a column are compared. */
const SAMPLE = 40;
const MOST_ROWS = 30;

const isInside = ({ x, y, width, height }: Box, box: Box): boolean => {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return (
    middleX >= box.x && middleX <= box.x + box.width && middleY >= box.y && middleY <= box.y + box.height
  );
};

/** The texts below the heading of a column, as they are drawn; behind it in a turned table. */
function cellsOf(review: DocumentReview, table: ReviewTable, column: ReviewColumn): string[] {
  const [drawn] = column.parts;
  if (drawn && isTurnedOn(table, drawn.page)) {
    const pieces = review.pages.find(({ number }) => number === drawn.page)?.pieces ?? [];
    const own = pieces.filter(({ box }) => isInside(box, drawn.box)).toSorted((a, b) => a.box.x - b.box.x);
    return own.slice(1).map(({ text }) => text);
  }
  return table.rows.slice(0, SAMPLE).flatMap(({ page, row }) => {
    const part = column.parts.find((each) => each.page === page);
    const pieces = review.pages.find(({ number }) => number === page)?.pieces ?? [];
    const own = part ? pieces.filter((piece) => piece.row === row && isInside(piece.box, part.box)) : [];
    return own.length === 0 ? [] : [own.map(({ text }) => text).join(' ')];
  });
}

const isTurnedOn = (table: ReviewTable, on: number): boolean =>
  table.parts.some(({ page, box }) => page === on && isTurned(table, page, box));

interface Fit {
  field: string;
  unit: string | null;
  /** How many cells are wanted values. */
  count: number;
  rank: number;
}

/** The field and the unit that make most cells of a column values that are wanted. */
function fitOf(
  cells: readonly string[],
  column: ReviewColumn,
  kind: TableKind,
  fields: readonly TableField[],
  wanted: readonly Wanted[],
): Fit | null {
  let best = null as Fit | null;
  for (const of of fields) {
    const own = wanted.filter((each) => gives(kind, of.field, each.field));
    if (own.length === 0) continue;
    const lacking = own.filter(({ isMissing: isLacking }) => isLacking);
    for (const unit of new Set([column.unit, null, ...of.units])) {
      const fits = (cell: string, among: readonly Wanted[]) =>
        among.some((each) => isValue(cell, unit, each, kind, of));
      const count = cells.filter((cell) => fits(cell, own)).length;
      // The figures of two fields may be alike: the column stays what it is, else it is the one that is missing.
      const missing = cells.filter((cell) => fits(cell, lacking)).length;
      const isOwn = of.field === column.field && unit === column.unit;
      const rank = count + (isOwn ? 0.5 : missing / (4 * Math.max(1, cells.length)));
      if (rank > (best?.rank ?? 0.5)) best = { field: of.field, unit, count, rank };
    }
  }
  return best && best.count >= Math.max(1, cells.length * LEAST_FIT) ? best : null;
}

/** What the menus of a table's columns can say of them, by the values that are wanted. */
function columnChoices(
  document: number,
  review: DocumentReview,
  table: ReviewTable,
  wanted: readonly Wanted[],
): Choice[] {
  const { kind, place } = table;
  if (kind === null) return [];
  const fields = fieldsOf(review, kind);
  const fits = table.columns
    .flatMap((column) => {
      const fit = fitOf(cellsOf(review, table, column), column, kind, fields, wanted);
      return fit ? [{ column, fit }] : [];
    })
    .toSorted((a, b) => b.fit.count - a.fit.count);
  const firstOfField = fits.filter(
    ({ fit }, at) => fits.findIndex((other) => other.fit.field === fit.field) === at,
  );
  return firstOfField.flatMap(({ column, fit }): Choice[] => {
    const { field, unit } = fit;
    if (field === column.field && unit === column.unit) return [];
    const correction: DocumentCorrection = {
      kind: 'column',
      at: place,
      column: column.column,
      field,
      ...(unit === null || unit === column.unit ? {} : { unit }),
    };
    return [{ document, corrections: [correction] }];
  });
}

/** The sections and strings of the values in the cells of a table, those with the most first. */
function thingsOf(cells: readonly Wanted[][]): string[] {
  const counts = new Map<string, number>();
  for (const cell of cells)
    for (const of of new Set(cell.map((each) => each.of?.replace(/,.*/, '') ?? '')))
      if (/ (?:hole|casing)$/.test(of)) counts.set(of, (counts.get(of) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([of]) => of)
    .slice(0, LIKELY_THINGS);
}

/** The missing values of a kind that a text is, as written or in a unit of its field. */
function missingIn(
  { missing }: Situation,
  fields: readonly TableField[],
  kind: TableKind,
  text: string,
): Wanted[] {
  return fields.flatMap((of) =>
    missing.filter(
      (each) =>
        gives(kind, of.field, each.field) &&
        [null, ...of.units].some((unit) => isValue(text, unit, each, kind, of)),
    ),
  );
}

const fieldsOf = ({ table_kinds: kinds }: DocumentReview, kind: TableKind): readonly TableField[] =>
  kinds.find((each) => each.kind === kind)?.fields ?? [];

/** The missing values of a kind that the cells of a table are. */
function missingOfTable(
  situation: Situation,
  review: DocumentReview,
  table: ReviewTable,
  kind: TableKind,
): Wanted[][] {
  const rows = new Set(table.rows.slice(0, SAMPLE).map(({ page, row }) => `${page}/${row}`));
  const turned = table.parts.filter(({ page }) => isTurnedOn(table, page));
  const fields = fieldsOf(review, kind);
  return review.pages
    .flatMap(({ number, pieces }) =>
      pieces.filter(
        ({ row, box }) =>
          rows.has(`${number}/${row}`) ||
          turned.some((part) => part.page === number && isInside(box, part.box)),
      ),
    )
    .map(({ text }) => missingIn(situation, fields, kind, text))
    .filter((own) => own.length > 0);
}

/** A single value is sooner pointed at. */
const LEAST_OF_TABLE = 2;
/** An engineer sees what a table is about: the kinds of which it has most of what is missing. */
const LIKELY_KINDS = 2;
/** How many sections or strings a table is tried as a whole, those first of which it has most values. */
const LIKELY_THINGS = 2;

/** The kind of each table, its columns, its section, its heading, and whether it is read. */
export async function tableMoves(situation: Situation): Promise<Move<Choice>[]> {
  const moves: Move<Choice>[] = [];
  for (const { document, review } of situation.reviews)
    for (const table of review.tables) {
      if (situation.isWrong)
        moves.push([{ document, corrections: [{ kind: 'table', at: table.place, is: 'ignored' }] }]);
      const likely = situation.kinds
        .map((kind) => ({ kind, own: missingOfTable(situation, review, table, kind) }))
        .filter(({ own }) => own.length >= LEAST_OF_TABLE)
        .toSorted((a, b) => b.own.length - a.own.length)
        .slice(0, LIKELY_KINDS);
      for (const [rank, { kind, own }] of likely.entries())
        moves.push(
          ...(await movesOf(situation, document, review, table, {
            kind,
            hasOtherHeadings: rank === 0,
            things: thingsOf(own),
          })),
        );
    }
  return moves;
}

/** The kinds whose tables may be of one hole section or string as a whole. */
const OF_ONE: ReadonlySet<TableKind> = new Set(['casing', 'cement', 'logging', 'mud', 'pressureTests']);

/** What makes a table one of a kind. */
async function movesOf(
  situation: Situation,
  document: number,
  review: DocumentReview,
  table: ReviewTable,
  likely: { kind: TableKind; hasOtherHeadings: boolean; things: readonly string[] },
): Promise<Move<Choice>[]> {
  const { kind, hasOtherHeadings, things } = likely;
  const say = (correction: DocumentCorrection): Choice => ({ document, corrections: [correction] });
  const moves: Move<Choice>[] = [];
  for (const head of [null, ...table.rows.slice(0, hasOtherHeadings ? HEADING_ROWS : 0)]) {
    const at = head === null ? table.place : { ...table.place, row: head.row };
    const said: DocumentCorrection[] = [
      ...(head === null ? [] : [{ kind: 'heading', at } as const]),
      ...(head === null && kind === table.kind ? [] : [{ kind: 'table', at, is: kind } as const]),
    ];
    const named = said.map(say);
    const after = named.length === 0 ? review : await situation.reviewAfter(named, document);
    const again = after?.tables.find((each) => samePlace(each.place, at));
    if (!after || !again) continue;
    const columns = columnChoices(document, after, again, situation.wanted);
    if (named.length + columns.length > 0) moves.push([...named, ...columns]);
    if (named.length === 0 && columns.length > 1) moves.push(...columns.map((column) => [column]));
    if (head !== null || !OF_ONE.has(kind)) continue;
    for (const of of things) moves.push([...named, ...columns, say({ kind: 'section', at, of })]);
  }
  return moves;
}

/** Rows that are not to be read: those of tables that are read, where a value of the kind is wrong. */
export const rowMoves = ({ reviews, kinds, isWrong }: Situation): Move<Choice>[] =>
  (isWrong ? reviews : []).flatMap(({ document, review }) =>
    review.tables
      .filter(({ used, kind }) => used && kind !== null && kinds.includes(kind))
      .flatMap(({ place, rows }) =>
        rows
          .slice(0, MOST_ROWS)
          .map(({ row }): Move<Choice> => [{ document, corrections: [{ kind: 'row', at: place, row }] }]),
      ),
  );

/** The parts of pages on which missing values of a kind are, each as a table of that kind. */
export async function regionMoves(situation: Situation): Promise<Move<Choice>[]> {
  const moves: Move<Choice>[] = [];
  for (const { document, review } of situation.reviews) {
    for (const is of situation.kinds) {
      for (const { page, box } of partsWith(situation, review, is)) {
        const region: Choice = { document, corrections: [{ kind: 'region', page, box, is }] };
        const after = await situation.reviewAfter([region], document);
        const table = after?.tables[tableIn(after, { page, box }, is)];
        moves.push([region]);
        if (!after || !table) continue;
        const columns = columnChoices(document, after, table, situation.wanted);
        if (columns.length > 0) moves.push([region, ...columns]);
      }
    }
  }
  return moves;
}

/** From the first row with a missing value to the last one; also with the rows above, which may be the heading. */
function partsWith(
  situation: Situation,
  review: DocumentReview,
  kind: TableKind,
): { page: number; box: Box }[] {
  return review.pages.flatMap(({ number: page, pieces, width }) => {
    const isHit = (text: string) => missingIn(situation, fieldsOf(review, kind), kind, text).length > 0;
    const rows = [...new Set(pieces.map(({ row }) => row))];
    const counts = rows.map((row) => pieces.filter((each) => each.row === row && isHit(each.text)).length);
    // One figure of a row may be that of a page.
    const least = counts.filter((count) => count > 1).length > 1 ? 2 : 1;
    const hits = counts.flatMap((count, at) => (count >= least ? [at] : []));
    const [first] = hits;
    const last = hits.at(-1);
    if (hits.length < LEAST_OF_TABLE) return [];
    if (first === undefined || last === undefined || last - first > SAMPLE) return [];
    return [0, 1, 2].flatMap((above) => {
      const from = first - above;
      if (from < 0) return [];
      const boxes = pieces
        .filter(({ row }) => row >= rows[from]! && row <= rows[last]!)
        .map(({ box }) => box);
      const top = Math.min(...boxes.map(({ y }) => y));
      const height = Math.max(...boxes.map((each) => each.y + each.height)) - top;
      return [{ page, box: { x: 0, y: top, width, height } }];
    });
  });
}
