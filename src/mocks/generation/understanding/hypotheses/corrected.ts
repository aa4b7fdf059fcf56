import type { DocumentContent, Table, TableRow, TextLine } from '../../readers/table';
import { filled, usesDecimalComma } from '../../readers/table';
import type { Columns } from '../columns';
import type { Correction, TablePlace } from '../corrections';
import type { ParsedHeading } from '../headings';
import { parseUnit } from '../units';
import type { Kind, KindVocabulary } from '../vocabulary';

type Of<K extends Correction['kind']> = Extract<Correction, { kind: K }>;

const samePage = (at: TablePlace, thing: { page?: number; sheet?: string }) =>
  at.page === thing.page && at.sheet === thing.sheet;

/** Whether a correction is of this table: by where its heading stands, or its first row where it has none. */
export const isOf = (at: TablePlace, table: Table): boolean =>
  samePage(at, table) && at.row === table.headingRow;

/** What the engineer says of a table as a whole; null where nothing. */
export function saidKind(corrections: readonly Correction[], table: Table): Kind | 'ignored' | null {
  return (
    corrections.findLast((one): one is Of<'table'> => one.kind === 'table' && isOf(one.at, table))?.is ?? null
  );
}

/** What the engineer says of the columns of a table in the fields of one kind, over what was found. */
export function withSaidColumns(
  corrections: readonly Correction[],
  vocabulary: KindVocabulary,
  headings: readonly ParsedHeading[],
  table: Table,
  found: Columns,
): Columns {
  const said = corrections.filter((one): one is Of<'column'> => one.kind === 'column' && isOf(one.at, table));
  if (said.length === 0) return found;
  const columns: Columns = { ...found };
  for (const { column, field, unit, reference } of said) {
    for (const [other, use] of Object.entries(columns)) if (use?.column === column) delete columns[other];
    const known = field === null ? undefined : vocabulary.fields[field];
    if (field === null || !known) continue;
    const heading = headings[column];
    columns[field] = {
      column,
      heading: heading?.written || `column ${column + 1}`,
      unit: (typeof unit === 'string' ? parseUnit(unit)?.name : null) ?? heading?.unit ?? null,
      quantity: known.quantity ?? null,
      ...(reference && reference !== 'drill floor' && !/SeaLevel|Ss/.test(field)
        ? { countedFrom: reference }
        : {}),
    };
  }
  return columns;
}

function cellsOfLine({ cells, columns, text }: TextLine, width: number): string[] {
  if (!columns || cells.length < 2) return text.split(/\s{2,}|\t|;|\|/).map((cell) => cell.trim());
  const row = Array.from({ length: Math.max(width, ...columns.map((column) => column + 1)) }, () => '');
  cells.forEach((cell, at) => {
    row[columns[at] ?? at] = cell;
  });
  return row;
}

/** A table whose heading is the row that the engineer points at: of the rows of a table below it, or of lines. */
function tableUnder(content: DocumentContent, at: TablePlace): Table | null {
  const within = content.tables.find(
    (table) => samePage(at, table) && table.rows.some(({ row }) => row === at.row),
  );
  if (within) {
    const from = within.rows.findIndex(({ row }) => row === at.row);
    const rows = within.rows.slice(from + 1);
    return {
      ...within,
      headingRow: at.row,
      headings: [...(within.rows[from]?.cells ?? [])],
      units: (within.rows[from]?.cells ?? []).map(() => null),
      rows,
    };
  }
  const lines = content.lines.filter((line) => samePage(at, line) && line.row >= at.row);
  const [heading, ...below] = lines;
  if (!heading || heading.row !== at.row) return null;
  const headings = cellsOfLine(heading, 0);
  const rows: TableRow[] = [];
  for (const line of below) {
    const cells = cellsOfLine(line, headings.length);
    if (filled(cells).length < 2) break;
    rows.push({ row: line.row, ...(line.page === undefined ? {} : { page: line.page }), cells });
  }
  if (rows.length === 0) return null;
  return {
    headingRow: at.row,
    ...(at.page === undefined ? {} : { page: at.page }),
    ...(at.sheet === undefined ? {} : { sheet: at.sheet }),
    headings,
    units: headings.map(() => null),
    rows,
    decimalComma: usesDecimalComma(rows, null),
  };
}

/** The document with the tables and rows that the engineer ignores taken out, and with the headings that he or she points at. */
export function withSaidTables(
  content: DocumentContent,
  corrections: readonly Correction[],
): DocumentContent {
  if (corrections.length === 0) return content;
  let { tables } = content;
  for (const correction of corrections) {
    if (correction.kind === 'heading') {
      const made = tableUnder({ ...content, tables }, correction.at);
      const { at } = correction;
      if (made)
        tables = [
          ...tables.map((table) =>
            samePage(at, table)
              ? {
                  ...table,
                  rows: table.rows.filter(
                    ({ row }) => row < at.row || row > (made.rows.at(-1)?.row ?? at.row),
                  ),
                }
              : table,
          ),
          made,
        ];
    } else if (correction.kind === 'row')
      tables = tables.map((table) =>
        isOf(correction.at, table)
          ? { ...table, rows: table.rows.filter(({ row }) => row !== correction.row) }
          : table,
      );
  }
  return { ...content, tables: tables.filter((table) => saidKind(corrections, table) !== 'ignored') };
}
