import type { Table, TableRow } from '../../readers/table';
import type { Columns, ColumnUse } from './columns';
import { fold } from '../words/fold';
import type { RecognisedTable } from './recognise';

/** A size with an inch mark or a fraction, which no formation name contains. */
const SIZE =
  /\d{1,2}(?:[ -]\d{1,2}\/\d{1,2}|[.,]\d{1,3})?\s*(?:"|''|\u2033|\u201d|in\b|inch\b|zoll\b|pulg\b)|\d{1,2}[ -]\d{1,2}\/\d{1,2}/i;
const STRING =
  /\b(?:casing|csg|conductor|liner|shoe|sabot|tubage|cuvelage|rohrtour|rohrschuh|futterrohr|schuh|verbuizing|schoen|casingschoen|zapat[ao]|revestidor|entubado|foringsror|sko)\b/;
/** The top of a string, not its shoe. */
const UPPER_END = /\b(?:top|tol|hanger|toit|oberkante|tope|topp|wellhead)\b/;
const END_OF_HOLE = /\b(?:hole|section|phase|bohrloch|abschnitt|sectie|gat|fase|seksjon|trou|td)\b/;

/** `Core 1 (18 m)`, `Kernstrecke 2`, `Coring point`. */
const CORE =
  /^(?:(?:conventional )?core|kern(?:strecke|punt)?|carotte|nucleo|testigo|kjerne)(?: (?:no\.? ?|point )?\d|s?$)|^cor(?:ing|e) point/;

/** `KOP`, `Landing / heel`, `End of build (EOB)`: a point of the well path, whatever formation it is in. */
const PATH_POINT_NAME =
  '(?:kop|kick-? ?off(?: point| depth)?|landing(?: point| depth)?|heel|toe|eob|eoc|eot|(?:end|start) of (?:build|curve|turn|drop|hold|tangent|lateral|horizontal)(?: section)?|(?:target|reservoir) entry(?: point)?|landepunkt|landingspunkt|landingspunt|point d.atterrissage|punto de (?:aterrizaje|navegacion))';
const PATH_POINT = new RegExp(
  `^${PATH_POINT_NAME}(?:(?: ?[/,&+-] ?| and | or )${PATH_POINT_NAME})*(?: #?\\d{1,2})?(?: ?\\(.*\\))?$`,
);

/** Words in a column of types for a horizon, and for anything else. */
const HORIZON_TYPE =
  /^(?:top|tops|formation|form|for|fm|horizon|marker|surface|strat|stratigraphy|geolog\w*|schicht|formatie|laag|formacion|tope|toit|formasjon|topp)\.?$/;
const OTHER_TYPE =
  /^(?:casing|csg|cas|casing point|casing shoe|shoe|liner|tub|tubage|sabot|rohr|rohrtour|verbuizing|schoen|zapat[ao]|cor(?:e|ing)|core point|kern|carott\w*|nucleo|kjerne|kop|kick ?off|well ?path|drilling|fault|seismic|log|logging|test|mdt|dst)\.?$/;
const TARGET_TYPE = /^(?:target|ziel|doel|cible|objectif|objetivo|mal|landing|heel|toe)\.?$/;

/** At least this share of the cells in a column of types are known types. */
const MOST_TYPES = 0.7;

const nameOf = (row: TableRow, name: ColumnUse): string => (row.cells[name.column] ?? '').trim();

/**
 * The column with the type of each row, if at least one of its cells says that the row is a horizon. In a column of hole sections,
 * `Surface` and `Liner` are next to other names.
 */
function typeColumn(table: Table, columns: Columns): number {
  const taken = new Set(Object.values(columns).map((use) => use?.column));
  return table.headings.findIndex((_, column) => {
    const cells = table.rows.flatMap(({ cells: own }) => {
      const cell = fold(own[column] ?? '').trim();
      return cell === '' ? [] : [cell];
    });
    const types = cells.filter((cell) =>
      [HORIZON_TYPE, OTHER_TYPE, TARGET_TYPE].some((type) => type.test(cell)),
    );
    return (
      !taken.has(column) &&
      cells.some((cell) => HORIZON_TYPE.test(cell)) &&
      cells.some((cell) => OTHER_TYPE.test(cell) || TARGET_TYPE.test(cell)) &&
      types.length >= MOST_TYPES * cells.length
    );
  });
}

const isShoe = (name: string): boolean =>
  SIZE.test(name) && STRING.test(fold(name)) && !UPPER_END.test(fold(name)) && !END_OF_HOLE.test(fold(name));

/** Whether a row of a list of horizons is about something else in the well. */
function isOther(row: TableRow, name: ColumnUse, type: number, table: Table): boolean {
  const written = fold(nameOf(row, name));
  const called = type === -1 ? '' : fold(row.cells[type] ?? '').trim();
  if (SIZE.test(written) && (STRING.test(written) || END_OF_HOLE.test(written))) return true;
  if (CORE.test(written) || PATH_POINT.test(written.trim()) || OTHER_TYPE.test(called)) return true;
  if (!TARGET_TYPE.test(called)) return false;
  // A target is the horizon itself, or a point in one that has a separate row.
  const [first = ''] = written.split(' ');
  return table.rows.some(
    (other) => other !== row && fold(nameOf(other, name)).split(' ')[0] === first && first !== '',
  );
}

const SHOES = { ahd: 'shoe', tvd: 'shoeTvd', tvdSs: 'shoeTvdSs' } as const;

/** The shoes in a list of horizons, as a table of casing with separate columns for size and words. */
function casingOf(recognised: RecognisedTable, rows: readonly TableRow[], name: ColumnUse): RecognisedTable {
  const { table, columns } = recognised;
  const at = Math.max(table.headings.length, ...rows.map(({ cells }) => cells.length));
  const casing: Columns = {
    outer: { ...name, column: at, quantity: 'size' },
    category: { ...name, column: at + 1 },
  };
  for (const [depth, shoe] of Object.entries(SHOES)) if (columns[depth]) casing[shoe] = columns[depth];
  return {
    kind: 'casing',
    columns: casing,
    table: {
      ...table,
      rows: rows.map((row) => {
        const written = nameOf(row, name);
        const size = SIZE.exec(written)?.[0] ?? '';
        const words = written.replace(size, ' ').replace(/\s+/g, ' ').trim();
        const cells = Array.from({ length: at }, (_, column) => row.cells[column] ?? '');
        return {
          ...row,
          cells: [...cells, size.trim(), words],
          places: [...cells, size, words].map((_, column) => {
            const from = column < at ? column : name.column;
            return row.places?.[from] ?? { ...placeOf(row), column: from };
          }),
        };
      }),
    },
  };
}

const placeOf = ({ row, page }: TableRow) => ({ row, ...(page === undefined ? {} : { page }) });

/**
 * Separates a list of horizons that also contains casing shoes, cores and targets: the horizons
 * alone, and the shoes as casing.
 */
export function withoutOtherEvents(recognised: RecognisedTable): {
  own: RecognisedTable;
  casing: RecognisedTable | null;
} {
  const { table, columns, kind } = recognised;
  const name = columns['name'];
  if (kind !== 'tops' || !name) return { own: recognised, casing: null };
  const type = typeColumn(table, columns);
  const others = table.rows.filter((row) => isOther(row, name, type, table));
  if (others.length === 0) return { own: recognised, casing: null };
  const rows = table.rows.filter((row) => !others.includes(row));
  const shoes = others.filter((row) => isShoe(nameOf(row, name)));
  return {
    own: { ...recognised, table: { ...table, rows } },
    casing: shoes.length === 0 ? null : casingOf(recognised, shoes, name),
  };
}
