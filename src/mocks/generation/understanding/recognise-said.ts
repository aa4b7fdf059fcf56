import type { Classification } from '../facts';
import type { Table } from '../readers/table';
import type { ColumnUse, Columns } from './columns';
import type { SaidOfColumn, SaidOfDocument, SaidOfTable } from './corrected-content';
import type { DepthReference } from './corrections';
import { plainDatum } from './datum';
import { fold } from './fold';
import { parseHeading } from './headings';
import { columnsOfKind, recogniseTable } from './recognise';
import type { RecognisedTable } from './recognise';
import { isDrillFloorWord, parseUnit } from './units';
import { VOCABULARY } from './vocabulary';
import type { KindVocabulary } from './vocabulary';

/** The same depth counted from the drill floor, and from mean sea level. */
const VERTICAL: readonly (readonly [fromFloor: string, fromSea: string])[] = [
  ['tvd', 'tvdSs'],
  ['tvdBase', 'tvdSsBase'],
  ['shoeTvd', 'shoeTvdSs'],
  ['tdTvd', 'tdTvdSs'],
];

/** The field of a depth that is counted from this reference; itself where the kind has no other for it. */
function fieldFrom(vocabulary: KindVocabulary, field: string, reference: DepthReference): string {
  const pair = VERTICAL.find((each) => each.includes(field));
  const other = pair?.[reference === 'sea level' ? 1 : 0];
  return other !== undefined && reference !== 'ground level' && vocabulary.fields[other] ? other : field;
}

/** Whether a heading says what its depths are counted from. */
function saysReference(heading: string): boolean {
  const words = plainDatum(fold(heading).replace(/[^a-z0-9]+/g, ' ')).split(' ');
  return (
    words.some((word) => isDrillFloorWord(word) || /^(?:msl|ss|subsea|sea|seabed|ground|gl)$/.test(word)) ||
    words.some((word) => /^(?:ss)?(?:tvd|md|ahd?)(?:ss|msl|nap|rt|rkb|bdf|kb)|^sstvd$/.test(word))
  );
}

const headingAt = (table: Table, column: number) =>
  parseHeading(table.headings[column] ?? '', table.units[column] ?? null);

function useSaid(
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
  // Along the hole no other field is counted from there: its values are moved by the elevation.
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

/** Columns with what corrections say of some of them, which overrides what their headings say. */
function withSaid(vocabulary: KindVocabulary, table: Table, found: Columns, said: SaidOfTable): Columns {
  const columns: Columns = Object.fromEntries(
    Object.entries(found).filter(([, use]) => use && !said.columns.has(use.column)),
  );
  for (const [column, each] of said.columns) {
    const used = useSaid(vocabulary, table, column, each);
    if (used) columns[used[0]] = used[1];
  }
  return columns;
}

/** Depths whose heading does not say it are counted from what is said of the document. */
function withReference(
  vocabulary: KindVocabulary,
  found: Columns,
  said: SaidOfTable,
  reference: DepthReference,
): Columns {
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, use]): [string, ColumnUse][] => {
      if (!use) return [];
      const isOpen =
        use.quantity === 'length' && !said.columns.has(use.column) && !saysReference(use.heading);
      const other = isOpen ? fieldFrom(vocabulary, field, reference) : field;
      return [[found[other] ? field : other, use]];
    }),
  );
}

const fits = (vocabulary: KindVocabulary, columns: Columns) =>
  vocabulary.requires.every((group) => group.some((field) => columns[field]));

/** The kinds that have every field that is said, the one with the most columns first. */
function kindsWith(table: Table, said: SaidOfTable): RecognisedTable[] {
  const fields = [...said.columns.values()].flatMap(({ field }) => field ?? []);
  if (fields.length === 0) return [];
  const candidates = VOCABULARY.filter((vocabulary) => fields.every((field) => vocabulary.fields[field]))
    .map((vocabulary) => ({
      vocabulary,
      columns: withSaid(vocabulary, table, columnsOfKind(vocabulary, table), said),
    }))
    .filter(({ vocabulary, columns }) => fits(vocabulary, columns))
    .toSorted((a, b) => Object.keys(b.columns).length - Object.keys(a.columns).length);
  return candidates.slice(0, 1).map(({ vocabulary: { kind }, columns }) => ({ kind, table, columns }));
}

const NOTHING_SAID: SaidOfTable = { columns: new Map() };

/** As `recogniseTable`, where corrections say something of the table or of the document: they override it. */
export function recogniseSaid(
  table: Table,
  title: string,
  classification: Classification,
  said: SaidOfTable = NOTHING_SAID,
  { reference }: SaidOfDocument = {},
): RecognisedTable[] {
  const { is } = said;
  if (is === 'ignored') return [];
  const found = recogniseTable(table, title, classification);
  const vocabularyOf = (kind: RecognisedTable['kind']) => VOCABULARY.find((each) => each.kind === kind)!;
  const ofKind = is === undefined ? found : found.filter(({ kind }) => kind === is);
  const bases =
    ofKind.length > 0 || is === undefined
      ? ofKind
      : [{ kind: is, table, columns: columnsOfKind(vocabularyOf(is), table) }];
  const overridden = bases
    .map((each): RecognisedTable => {
      const vocabulary = vocabularyOf(each.kind);
      const columns = withSaid(vocabulary, table, each.columns, said);
      return { ...each, columns: reference ? withReference(vocabulary, columns, said, reference) : columns };
    })
    .filter(
      ({ kind, columns }) => is !== undefined || said.columns.size === 0 || fits(vocabularyOf(kind), columns),
    );
  return overridden.length > 0 ? overridden : kindsWith(table, said);
}
