import { modelsOfContent } from '../../readers/page-model';
import type { PageModel } from '../../readers/page';
import type { DocumentContent, Table, TextLine } from '../../readers/table';
import type { DepthReference } from '@/api/generated/model';
import type { Box, Correction, TablePlace } from './corrections';
import { namedThing, titleOf } from './named-things';
import { titleOfLine } from '../outline/title-of-line';
import { tableBelow, tableInside } from './pointed-tables';
import { pointedValue } from './pointed-values';
import type { PointedValue } from './pointed-values';
import type { Kind } from '../words/vocabulary';

export interface ColumnCorrection {
  field: string | null;
  unit?: string | null;
  reference?: DepthReference | null;
}

/** The corrections of one table. */
export interface TableCorrection {
  is?: Kind | 'ignored';
  /** The hole section or the string of the whole table. */
  of?: string;
  columns: ReadonlyMap<number, ColumnCorrection>;
}

/** A part of a page that a correction says is not of a kind. */
export interface SetAside {
  is: Kind;
  /** The number of the page, from 1, and the part of it. */
  page: number;
  box: Box;
  /** The keys of its rows, as of places. */
  rows: ReadonlySet<string>;
}

/** The corrections of the whole document; absent if there are none. */
export type DocumentCorrection = Omit<Extract<Correction, { kind: 'document' }>, 'kind'>;

export interface CorrectedContent {
  content: DocumentContent;
  /** By `placeKey`. */
  tables: ReadonlyMap<string, TableCorrection>;
  /** Excluded rows, with their table. */
  leftOut: { table: Table; row: number; page?: number }[];
  /** The values that the user pointed at. */
  values: readonly PointedValue[];
  setAside: readonly SetAside[];
  document: DocumentCorrection;
}

export const placeKey = ({ page, sheet, row }: TablePlace): string => `${page ?? ''}/${sheet ?? ''}/${row}`;

/** The place of a table, as corrections identify it. */
export const placeOfTable = ({ page, sheet, headingRow }: Table): TablePlace => ({
  ...(page === undefined ? {} : { page }),
  ...(sheet === undefined ? {} : { sheet }),
  row: headingRow,
});

/** Whether corrections refer to places that the reader may not have recognised as tables. */
export const pointAtPages = (corrections: readonly Correction[]): boolean =>
  corrections.some(({ kind }) => kind === 'heading' || kind === 'region' || kind === 'value');

function correctionsOfTables(
  corrections: readonly Correction[],
  regions: readonly [Table, Kind][],
  places: ReadonlySet<string>,
) {
  const tables = new Map<
    string,
    Omit<TableCorrection, 'columns'> & { columns: Map<number, ColumnCorrection> }
  >();
  const at = (place: TablePlace) => {
    const said = tables.get(placeKey(place)) ?? { columns: new Map<number, ColumnCorrection>() };
    tables.set(placeKey(place), said);
    return said;
  };
  for (const [table, kind] of regions) at(placeOfTable(table)).is = kind;
  for (const correction of corrections) {
    if (correction.kind === 'table') at(correction.at).is = correction.is;
    if (correction.kind === 'section' && places.has(placeKey(correction.at)))
      at(correction.at).of = correction.of;
    if (correction.kind !== 'column') continue;
    const { field, unit, reference } = correction;
    at(correction.at).columns.set(correction.column, {
      field,
      ...(unit === undefined ? {} : { unit }),
      ...(reference === undefined ? {} : { reference }),
    });
  }
  return tables;
}

/** A function that checks whether a row belongs to this table. */
function rowsOf(table: Table): (row: { row: number; page?: number | undefined }) => boolean {
  const key = (row: number, page = table.page) => `${page ?? ''}/${row}`;
  const own = new Set([key(table.headingRow), ...table.rows.map(({ row, page }) => key(row, page))]);
  return ({ row, page }) => own.has(key(row, page));
}

/** The content with a table given by a correction: its rows are removed from other tables and from the lines. */
function withTable(content: DocumentContent, table: Table): DocumentContent {
  const takes = rowsOf(table);
  const others = content.tables.flatMap((other): Table[] => {
    if (other.sheet !== table.sheet) return [other];
    const isHeading = takes({ row: other.headingRow, page: other.page });
    const rows = other.rows.filter((row) => !takes(row));
    if (rows.length === other.rows.length && !isHeading) return [other];
    return rows.length === 0 || isHeading ? [] : [{ ...other, rows }];
  });
  const order = (one: Table) => [one.page ?? 0, one.headingRow] as const;
  const inOrder = [...others, table].toSorted((a, b) => {
    if (a.sheet !== b.sheet) return 0;
    const [[pageA, rowA], [pageB, rowB]] = [order(a), order(b)];
    return pageA - pageB || rowA - rowB;
  });
  const lines = content.lines.filter((line) => line.sheet !== table.sheet || !takes(line));
  const notUnderstood = (content.notUnderstood ?? []).filter(
    ({ row, page, sheet }) => row === undefined || sheet !== table.sheet || !takes({ row, page }),
  );
  return { ...content, tables: inOrder, lines, notUnderstood };
}

/** The keys of the rows of a page that have a piece in a box. */
function rowsInside(model: PageModel | undefined, box: Box): Set<string> {
  const rows = (model?.rows ?? []).filter(({ pieces }) =>
    pieces.some(({ y, height }) => y + height / 2 >= box.y && y + height / 2 <= box.y + box.height),
  );
  return new Set(rows.map(({ row }) => placeKey({ ...pageOf(model), row })));
}

const pageOf = ({ page, sheet }: { page?: number; sheet?: string } = {}) => ({
  ...(page === undefined ? {} : { page }),
  ...(sheet === undefined ? {} : { sheet }),
});

/**
 * Puts the title of a hole section or string where a correction names it: in place of the title that is there, else before the
 * line. The corrections of tables are not among them.
 */
function withSections(
  lines: readonly TextLine[],
  corrections: readonly Correction[],
  tables: ReadonlySet<string>,
): TextLine[] {
  const named = new Map(
    corrections.flatMap((correction) => {
      if (correction.kind !== 'section') return [];
      const key = placeKey(correction.at);
      return tables.has(key) ? [] : [[key, titleOf(namedThing(correction.of))] as const];
    }),
  );
  if (named.size === 0) return [...lines];
  return lines.flatMap((line): TextLine[] => {
    const title = named.get(placeKey({ ...pageOf(line), row: line.row }));
    if (title === undefined) return [line];
    const before = titleOfLine(line);
    const number = before?.number ? `${before.number.join('.')}. ` : '';
    const titled: TextLine = { ...line, text: `${number}${title}`, cells: [`${number}${title}`] };
    // What a title says besides, `3.2 Drilling fluid`, is a title below that of the section.
    const isOfSomething = before?.kind !== null && before?.kind !== 'other';
    const rest = line.text.slice(number === '' ? 0 : line.text.search(/\p{L}/u));
    if (before === null) return [titled, line];
    return isOfSomething ? [titled, { ...line, text: rest, cells: [rest] }] : [titled];
  });
}

/** Gives each list a separate row as its place, because lists of several kinds may start in one row. */
function withOwnPlace(table: Table, others: readonly Table[]): Table {
  const isTaken = (headingRow: number) =>
    others.some(
      (other) => placeKey(placeOfTable(other)) === placeKey(placeOfTable({ ...table, headingRow })),
    );
  const rows = [table.headingRow, ...table.rows.flatMap(({ places = [] }) => places.map(({ row }) => row))];
  return { ...table, headingRow: rows.find((row) => !isTaken(row)) ?? table.headingRow };
}

/** A table with the decimal sign given for the document. */
export function withDecimalSign(table: Table, { decimalSign }: DocumentCorrection): Table {
  const decimalComma = decimalSign === undefined ? table.decimalComma : decimalSign === ',';
  return decimalComma === table.decimalComma ? table : { ...table, decimalComma };
}

/**
 * Applies corrections to a document's content: adds tables at the given places and removes excluded rows. A correction
 * for a place that does not exist changes nothing.
 */
export function correctedContent(
  read: DocumentContent,
  corrections: readonly Correction[],
): CorrectedContent {
  const document: DocumentCorrection = {};
  for (const correction of corrections) {
    if (correction.kind !== 'document') continue;
    const { kind: _, ...said } = correction;
    Object.assign(document, said);
  }
  let content = read;
  const regions: [Table, Kind][] = [];
  const models: readonly PageModel[] = pointAtPages(corrections) ? (read.pages ?? modelsOfContent(read)) : [];
  const headings = corrections.flatMap((correction) => (correction.kind === 'heading' ? correction.at : []));
  for (const correction of corrections) {
    const found =
      correction.kind === 'heading'
        ? tableBelow(models, content, correction.at, headings)
        : correction.kind === 'region' && correction.counts !== false
          ? tableInside(models, correction.page, correction.box, correction.is)
          : null;
    if (!found) continue;
    // Lists say things of several kinds in the same rows.
    const isList =
      correction.kind === 'region' && correction.is !== 'tops' && found.rows.some((row) => row.places);
    const table = isList ? withOwnPlace(found, content.tables) : found;
    content = isList ? { ...content, tables: [...content.tables, table] } : withTable(content, table);
    if (correction.kind === 'region') regions.push([table, correction.is]);
  }
  const rows = corrections.filter((correction) => correction.kind === 'row');
  const leftOut: CorrectedContent['leftOut'] = [];
  const tables = content.tables.map((table): Table => {
    const without = rows.filter(({ at }) => placeKey(at) === placeKey(placeOfTable(table)));
    const isOut = (row: Table['rows'][number]) =>
      without.some((one) => one.row === row.row && (row.page ?? 0) === (one.page ?? table.page ?? 0));
    if (without.length === 0) return table;
    const kept = { ...table, rows: table.rows.filter((row) => !isOut(row)) };
    for (const { row, page } of table.rows.filter(isOut))
      leftOut.push({ table: kept, row, ...(page === undefined ? {} : { page }) });
    return kept;
  });
  const places = new Set(tables.map((table) => placeKey(placeOfTable(table))));
  return {
    content: { ...content, tables, lines: withSections(content.lines, corrections, places) },
    tables: correctionsOfTables(corrections, regions, places),
    leftOut,
    values: corrections.flatMap((correction) =>
      correction.kind === 'value' ? (pointedValue(models, content, correction) ?? []) : [],
    ),
    setAside: corrections.flatMap((correction) => {
      if (correction.kind !== 'region' || correction.counts !== false) return [];
      const { is, page, box } = correction;
      return { is, page, box, rows: rowsInside(models[page - 1], box) };
    }),
    document,
  };
}
