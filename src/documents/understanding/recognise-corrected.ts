import type { Classification } from '../facts';
import type { Table } from '../readers/table';
import type { ColumnUse, Columns } from './tables/columns';
import type { ColumnCorrection, TableCorrection } from './corrections/corrected-content';
import type { DepthReference } from '@/api/generated/model';
import { parseHeading } from './words/headings';
import type { DepthNotes } from './hypotheses/depth-notes';
import { columnsOfKind } from './recognition/table-candidates';
import { recogniseTable } from './tables/recognise';
import type { RecognisedTable } from './tables/recognise';
import { parseUnit } from './units/units';
import { VOCABULARY } from './words/vocabulary';
import type { KindVocabulary } from './words/vocabulary';

/** The same depth below the drill floor, and below mean sea level. */
const VERTICAL: readonly (readonly [fromFloor: string, fromSea: string])[] = [
  ['tvd', 'tvdSs'],
  ['tvdBase', 'tvdSsBase'],
  ['shoeTvd', 'shoeTvdSs'],
  ['tdTvd', 'tdTvdSs'],
];

/** The field of a depth with this reference; the field itself if the kind has no other. */
function fieldFrom(vocabulary: KindVocabulary, field: string, reference: DepthReference): string {
  const pair = VERTICAL.find((each) => each.includes(field));
  const other = pair?.[reference === 'sea level' ? 1 : 0];
  return other !== undefined && reference !== 'ground level' && vocabulary.fields[other] ? other : field;
}

const headingAt = (table: Table, column: number) =>
  parseHeading(table.headings[column] ?? '', table.units[column] ?? null);

/** The use of a column by its correction; null for a field that the kind does not have. */
export function correctedColumn(
  vocabulary: KindVocabulary,
  table: Table,
  column: number,
  correction: ColumnCorrection,
): [string, ColumnUse] | null {
  if (correction.field === null || !vocabulary.fields[correction.field]) return null;
  const { reference } = correction;
  const field = reference ? fieldFrom(vocabulary, correction.field, reference) : correction.field;
  const { written, unit } = headingAt(table, column);
  const own =
    correction.unit === undefined
      ? unit
      : correction.unit === null
        ? null
        : (parseUnit(correction.unit)?.name ?? null);
  const use: ColumnUse = {
    column,
    heading: written === '' ? `column ${column + 1}` : written,
    unit: own,
    quantity: vocabulary.fields[field]?.quantity ?? null,
  };
  // Along-hole depths below sea level have no field: the values are moved by the elevation.
  if (
    reference &&
    reference !== 'drill floor' &&
    field === correction.field &&
    use.quantity === 'length' &&
    !field.includes('Ss')
  )
    use.countedFrom = reference;
  return [field, use];
}

/** Applies corrections of columns, which override their headings. */
function withCorrections(
  vocabulary: KindVocabulary,
  table: Table,
  found: Columns,
  correction: TableCorrection,
): Columns {
  const columns: Columns = Object.fromEntries(
    Object.entries(found).filter(([, use]) => use && !correction.columns.has(use.column)),
  );
  for (const [column, each] of correction.columns) {
    const used = correctedColumn(vocabulary, table, column, each);
    if (used) columns[used[0]] = used[1];
  }
  return columns;
}

const fits = (vocabulary: KindVocabulary, columns: Columns) =>
  vocabulary.requires.every((group) => group.some((field) => columns[field]));

/** The kinds that have every corrected field, the one with the most columns first. */
function kindsWith(table: Table, notes: DepthNotes, correction: TableCorrection): RecognisedTable[] {
  const fields = [...correction.columns.values()].flatMap(({ field }) => field ?? []);
  if (fields.length === 0) return [];
  const candidates = VOCABULARY.filter((vocabulary) => fields.every((field) => vocabulary.fields[field]))
    .map((vocabulary) => ({
      vocabulary,
      columns: withCorrections(vocabulary, table, columnsOfKind(vocabulary, table, notes), correction),
    }))
    .filter(({ vocabulary, columns }) => fits(vocabulary, columns))
    .toSorted((a, b) => Object.keys(b.columns).length - Object.keys(a.columns).length);
  return candidates.slice(0, 1).map(({ vocabulary: { kind }, columns }) => ({ kind, table, columns }));
}

/** Like `recogniseTable`, with corrections that override the headings of the table. */
export function recogniseCorrected(
  table: Table,
  title: string,
  classification: Classification,
  notes: DepthNotes,
  correction: TableCorrection = { columns: new Map() },
): RecognisedTable[] {
  const { is } = correction;
  if (is === 'ignored') return [];
  const found = recogniseTable(table, title, classification, notes);
  if (is === undefined && correction.columns.size === 0) return found;
  const vocabularyOf = (kind: RecognisedTable['kind']) => VOCABULARY.find((each) => each.kind === kind)!;
  const ofKind = is === undefined ? found : found.filter(({ kind }) => kind === is);
  const bases =
    ofKind.length > 0 || is === undefined
      ? ofKind
      : [{ kind: is, table, columns: columnsOfKind(vocabularyOf(is), table, notes) }];
  const overridden = bases
    .map((each): RecognisedTable => {
      return { ...each, columns: withCorrections(vocabularyOf(each.kind), table, each.columns, correction) };
    })
    .filter(({ kind, columns }) => fits(vocabularyOf(kind), columns));
  return overridden.length > 0 || is !== undefined ? overridden : kindsWith(table, notes, correction);
}
