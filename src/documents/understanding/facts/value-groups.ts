import type { ValueKind } from '@/api/generated/model';
import type { Classification } from '../../facts';
import type { Table } from '../../readers/table';
import type { Columns } from '../tables/columns';
import { isEverything, namedThing } from '../corrections/named-things';
import type { PointedValue } from '../corrections/pointed-values';
import { correctedColumn } from '../recognise-corrected';
import { newLog, readRow, sourceOf } from '../tables/row-reader';
import type { Datum } from '../tables/row-reader';
import type { Group } from '../tables/table-groups';
import { VOCABULARY } from '../words/vocabulary';
import type { Kind, KindVocabulary } from '../words/vocabulary';

/** The column of the cells that only name the thing. */
export const NAMES_THE_THING = -1;

/** The kinds whose values can be pointed at. */
export type PointedKind = Exclude<ValueKind, 'header'> & Kind;

/** A row is only read with a size; that of a value for everything is not used. */
const ANY_SIZE = '12 1/4';

/** The cells that name the thing of a value, by field. */
function namesOf(kind: PointedKind, { fields }: KindVocabulary, of: string): Record<string, string> {
  if (kind === 'tops' || kind === 'reservoirs') return { name: of };
  const { is, size: written, role, words } = namedThing(of);
  const size = isEverything(of) ? ANY_SIZE : written;
  const ofRole: Record<string, string> = role === null || !fields['role'] ? {} : { role };
  if (kind === 'casing') return { outer: size ?? words, category: words };
  const sized = is === 'casing' && fields['casing'] ? 'casing' : 'hole';
  return { [size === null && fields['section'] ? 'section' : sized]: size ?? words, ...ofRole };
}

/** A value that was pointed at, as rows of its kind; null for a field that the kind does not have. */
export function groupOfValue(
  { correction, text, place, column, decimalComma }: PointedValue,
  document: { file: string; classification: Classification },
  defaultLengthUnit: string | null,
  datum: Datum,
): Group | null {
  const { is, field, of, unit, reference } = correction;
  const vocabulary = VOCABULARY.find(({ kind }) => kind === is);
  if (is === 'header' || !vocabulary?.fields[field]) return null;
  const { [field]: _, ...names } = namesOf(is, vocabulary, of ?? '');
  const cells = [text, ...Object.values(names)];
  const { row, page, sheet } = place;
  const onPage = page === undefined ? {} : { page };
  const own = { row, column, ...onPage };
  const table: Table = {
    ...(sheet === undefined ? {} : { sheet }),
    ...onPage,
    headingRow: row,
    headings: cells.map(() => ''),
    units: cells.map(() => null),
    rows: [
      {
        row,
        ...onPage,
        cells,
        places: cells.map((cell, at) => (at === 0 ? own : { ...own, column: NAMES_THE_THING, quote: cell })),
      },
    ],
    decimalComma,
  };
  const use = correctedColumn(vocabulary, table, 0, {
    field,
    unit: unit ?? null,
    ...(reference ? { reference } : {}),
  });
  if (!use) return null;
  const columns: Columns = Object.fromEntries([
    ...Object.keys(names).map((name, at) => [
      name,
      {
        column: at + 1,
        heading: name,
        unit: vocabulary.fields[name]?.quantity === 'size' ? 'in' : null,
        quantity: vocabulary.fields[name]?.quantity ?? null,
      },
    ]),
    use,
  ]);
  const recognised = { kind: is, table, columns };
  const log = newLog();
  const source = { ...sourceOf(document.file, table, { row, ...onPage }), readBy: 'engineer' as const };
  return {
    ...document,
    kind: is,
    well: null,
    rows: table.rows.map((each) =>
      readRow(each, recognised, { file: document.file, defaultLengthUnit, datum, log }),
    ),
    headingsRepeat: false,
    othersUnread: false,
    has: (name) => columns[name] !== undefined,
    log,
    source,
    recognised,
    datum,
    said: { field, text, of: of ?? '' },
  };
}

/** Whether the words that were pointed at can be read as what they should be. */
export function isReadable({ rows: [row], recognised: { columns } }: Group): boolean {
  const [field, use] = Object.entries(columns).find(([, each]) => each?.column === 0) ?? [];
  if (!row || field === undefined || !use) return false;
  const bounds = Object.values(row.range(field));
  return use.quantity === null || row.value(field) !== null || bounds.some((bound) => bound !== null);
}
