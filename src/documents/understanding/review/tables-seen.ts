import type { DepthReference, ReviewColumn, ReviewRow, ReviewTable } from '@/api/generated/model';
import type { Table } from '../../readers/table';
import { filled } from '../../readers/table';
import { placeKey, placeOfTable } from '../corrections/corrected-content';
import type { Group } from '../tables/table-groups';
import type { Question } from '../facts/questions';
import type { UnderstoodDocument } from '../read-documents';
import { VOCABULARY } from '../words/vocabulary';
import type { Kind } from '../words/vocabulary';
import { fieldWords } from './field-words';
import type { FactPlaces } from './facts-of-groups';
import { placeOfRow, positionsOfTable } from './positions';
import type { Positions } from './positions';
import { askedColumns, whyUnused } from './unused-columns';

export interface ReadGroup {
  group: Group;
  facts: FactPlaces[];
  rejected: { source: { page?: number; row?: number }; reason: string }[];
}

const UNKNOWN = 'It is not known what the table is of.';
const IGNORED = 'A correction says that it is not to be read.';
const NO_VALUE = 'No value of it was used.';

/** Why a table cannot be read as the kind that a correction gives. */
function lacksColumns(kind: Kind): string {
  const { says, requires } = VOCABULARY.find((each) => each.kind === kind) ?? { says: kind, requires: [] };
  const columns = requires.map((fields) => fields.map(fieldWords).join(', or '));
  return `It lacks a column that a table of ${says} needs: ${columns.join('; ')}.`;
}

const rowKey = ({ page, row }: { page?: number; row?: number }) => `${page ?? ''}/${row ?? ''}`;

/** The reference of a depth field; else null. */
function referenceOf(
  field: string,
  quantity: string | null,
  countedFrom: DepthReference | undefined,
): DepthReference | null {
  if (quantity !== 'length' || field === 'variance' || field === 'elevation') return null;
  return countedFrom ?? (/Ss/.test(field) ? 'sea level' : 'drill floor');
}

/** The names of the fields. Depths that are moved to the drill floor do not mention it, because the column refers to another level. */
function wordsOf(fields: readonly string[], countedFrom: DepthReference | undefined): string {
  const words = fields.map(fieldWords).join(', ');
  return countedFrom === undefined || countedFrom === 'drill floor' ? words : words.replaceAll(/ BDF\b/g, '');
}

function columnsOfTable(
  table: Table,
  groups: readonly Group[],
  document: UnderstoodDocument,
  questions: readonly Question[],
  parts: ReviewColumn['parts'][],
): ReviewColumn[] {
  const asked = askedColumns(table, questions);
  const said = document.seen.tables.get(placeKey(placeOfTable(table)));
  const uses = groups.flatMap(({ recognised }) =>
    Object.entries(recognised.columns).flatMap(([field, use]) => (use ? [{ field, use }] : [])),
  );
  return table.headings.map((heading, column): ReviewColumn => {
    const own = uses.filter(({ use }) => use.column === column);
    const [first] = own;
    const isSaid = said?.columns.has(column) ?? false;
    const fields = [...new Set(own.map(({ field }) => field))];
    const assumed = first?.use.assumed;
    return {
      column,
      heading,
      field: first?.field ?? null,
      words: first ? wordsOf(fields, first.use.countedFrom) : null,
      unit: first?.use.unit ?? null,
      reference: first ? referenceOf(first.field, first.use.quantity, first.use.countedFrom) : null,
      certainty: isSaid
        ? 'said'
        : asked.has(column)
          ? 'open'
          : first && assumed === undefined
            ? 'named'
            : 'concluded',
      because: isSaid
        ? 'A correction says so.'
        : first
          ? (assumed ?? `The heading "${heading}" names it.`)
          : asked.has(column)
            ? 'A question asks for it.'
            : whyUnused(table, column, groups, asked.size > 0),
      parts: parts[column] ?? [],
    };
  });
}

/** A recognised table with its reading. Rows are given for the drawn pages. */
export function reviewTable(
  table: Table,
  document: UnderstoodDocument,
  read: readonly ReadGroup[],
  questions: readonly Question[],
  positions: Positions,
  drawn: ReadonlySet<number>,
): ReviewTable {
  const own = read.filter(({ group }) => group.recognised.table === table);
  const place = placeOfTable(table);
  const said = document.seen.tables.get(placeKey(place))?.is ?? null;
  const kinds = [...new Set(own.map(({ group }) => group.kind))];
  const [readAs = null] = kinds;
  const usedRows = new Set(
    own.flatMap(({ facts }) =>
      facts.flatMap(({ source, origins }) => [rowKey(source), ...origins.map(rowKey)]),
    ),
  );
  const reasons = new Map(
    own.flatMap(({ rejected }) => rejected.map(({ source, reason }) => [rowKey(source), reason] as const)),
  );
  const { parts, columns } = positionsOfTable(positions, table);
  const leftOut = document.seen.leftOut.filter(
    (out) => placeKey(placeOfTable(out.table)) === placeKey(place),
  );
  const rows = table.rows.map((row) => ({
    row,
    used: usedRows.has(rowKey(row)),
    reason: reasons.get(rowKey(row)) ?? NO_VALUE,
  }));
  const out = leftOut.map(({ table: _, ...row }) => ({
    row: { ...row, cells: [] },
    used: false,
    reason: IGNORED,
  }));
  // A sentence may give several rows: on the page it is one.
  const shown = new Map([...rows, ...out].toReversed().map((each) => [rowKey(each.row), each] as const));
  const isUsed = rows.some(({ used }) => used);
  const reason = isUsed
    ? null
    : said === 'ignored'
      ? IGNORED
      : readAs !== null
        ? NO_VALUE
        : said === null
          ? UNKNOWN
          : lacksColumns(said);
  const hasHeading = filled(table.headings).length > 0;
  return {
    place,
    kind: readAs ?? (said === 'ignored' ? null : said),
    words:
      kinds.length === 0
        ? said === 'ignored'
          ? 'ignored'
          : 'not known'
        : kinds.map((one) => VOCABULARY.find((each) => each.kind === one)?.says ?? one).join(', '),
    heading_row: hasHeading ? table.headingRow : null,
    used: isUsed,
    reason,
    parts,
    columns: columnsOfTable(
      table,
      own.map(({ group }) => group),
      document,
      questions,
      columns,
    ),
    row_count: table.rows.length + leftOut.length,
    rows: [...shown.values()].toReversed().flatMap(({ row, used, reason: why }): ReviewRow[] => {
      const part = positions.rowAt(placeOfRow(table, row));
      if (!part || !drawn.has(part.page)) return [];
      return [{ row: row.row, ...part, used, reason: used ? null : why }];
    }),
  };
}
