import type { Classification } from '../facts';
import type { Table } from '../readers/table';
import type { ColumnUse, Columns } from './columns';
import type { SaidOfColumn, SaidOfTable } from './corrected-content';
import type { DepthReference } from './corrections';
import { parseHeading } from './headings';
import type { DepthNotes } from './hypotheses/depth-notes';
import { columnsOfKind, recogniseTable } from './recognise';
import type { RecognisedTable } from './recognise';
import { parseUnit } from './units';
import { VOCABULARY } from './vocabulary';
import type { KindVocabulary } from './vocabulary';

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

function columnSaid(
  vocabulary: KindVocabulary,
  table: Table,
  column: number,
  said: SaidOfColumn,
): [string, ColumnUse] | null {
  if (said.field === null || !vocabulary.fields[said.field]) return null;
  const { reference } = said;
  const field = reference ? fieldFrom(vocabulary, said.field, reference) : said.field;
  const { written, unit } = headingAt(table, column);
  const own =
    said.unit === undefined ? unit : said.unit === null ? null : (parseUnit(said.unit)?.name ?? null);
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
    field === said.field &&
    use.quantity === 'length' &&
    !field.includes('Ss')
  )
    use.countedFrom = reference;
  return [field, use];
}

/** Applies corrections of columns, which override their headings. */
function withSaid(vocabulary: KindVocabulary, table: Table, found: Columns, said: SaidOfTable): Columns {
  const columns: Columns = Object.fromEntries(
    Object.entries(found).filter(([, use]) => use && !said.columns.has(use.column)),
  );
  for (const [column, each] of said.columns) {
    const used = columnSaid(vocabulary, table, column, each);
    if (used) columns[used[0]] = used[1];
  }
  return columns;
}

const fits = (vocabulary: KindVocabulary, columns: Columns) =>
  vocabulary.requires.every((group) => group.some((field) => columns[field]));

/** The kinds that have every corrected field, the one with the most columns first. */
function kindsWith(table: Table, notes: DepthNotes, said: SaidOfTable): RecognisedTable[] {
  const fields = [...said.columns.values()].flatMap(({ field }) => field ?? []);
  if (fields.length === 0) return [];
  const candidates = VOCABULARY.filter((vocabulary) => fields.every((field) => vocabulary.fields[field]))
    .map((vocabulary) => ({
      vocabulary,
      columns: withSaid(vocabulary, table, columnsOfKind(vocabulary, table, notes), said),
    }))
    .filter(({ vocabulary, columns }) => fits(vocabulary, columns))
    .toSorted((a, b) => Object.keys(b.columns).length - Object.keys(a.columns).length);
  return candidates.slice(0, 1).map(({ vocabulary: { kind }, columns }) => ({ kind, table, columns }));
}

/** Like `recogniseTable`, with corrections that override the headings of the table. */
export function recogniseSaid(
  table: Table,
  title: string,
  classification: Classification,
  notes: DepthNotes,
  said: SaidOfTable = { columns: new Map() },
): RecognisedTable[] {
  const { is } = said;
  if (is === 'ignored') return [];
  const found = recogniseTable(table, title, classification, notes);
  if (is === undefined && said.columns.size === 0) return found;
  const vocabularyOf = (kind: RecognisedTable['kind']) => VOCABULARY.find((each) => each.kind === kind)!;
  const ofKind = is === undefined ? found : found.filter(({ kind }) => kind === is);
  const bases =
    ofKind.length > 0 || is === undefined
      ? ofKind
      : [{ kind: is, table, columns: columnsOfKind(vocabularyOf(is), table, notes) }];
  const overridden = bases
    .map((each): RecognisedTable => {
      return { ...each, columns: withSaid(vocabularyOf(each.kind), table, each.columns, said) };
    })
    .filter(({ kind, columns }) => fits(vocabularyOf(kind), columns));
  return overridden.length > 0 || is !== undefined ? overridden : kindsWith(table, notes, said);
}
