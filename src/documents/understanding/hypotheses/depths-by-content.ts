import type { Table } from '../../readers/table';
import { columnUse } from '../tables/columns';
import type { Columns } from '../tables/columns';
import type { ParsedHeading } from '../words/headings';
import { VOCABULARY, fieldsNamed } from '../words/vocabulary';
import type { KindVocabulary } from '../words/vocabulary';
import { DEPTH_ROLES, depthRoles, depthsIn, freeDepths, isStartOf } from './depth-roles';
import type { DepthColumn, DepthRole } from './depth-roles';
import type { DepthNotes } from './depth-notes';
import { groundOf } from './settle-depths';
import { hasPipeData, hasSizes } from './sizes-in-columns';

/** The fields of a kind by role, and whether its depths are those where a row starts or ends. */
const FIELDS: Partial<
  Record<string, { fields: Record<DepthRole, string>; at: 'start' | 'end'; other: string | null }>
> = {
  tops: { fields: { ahd: 'ahd', tvd: 'tvd', tvdSs: 'tvdSs' }, at: 'start', other: null },
  sections: { fields: { ahd: 'tdAhd', tvd: 'tdTvd', tvdSs: 'tdTvdSs' }, at: 'end', other: null },
  casing: { fields: { ahd: 'shoe', tvd: 'shoeTvd', tvdSs: 'shoeTvdSs' }, at: 'end', other: 'top' },
};

/** Whether one depth of each row lies above the other, and the upper ones do not go down with the rows, as those of hangers. */
function isHangerOf(top: DepthColumn, shoe: DepthColumn): boolean {
  const rows = shoe.depths.flatMap((end, at) => {
    const start = top.depths[at] ?? null;
    return end === null || start === null ? [] : [{ start, end }];
  });
  const repeats = new Set(rows.map(({ start }) => start)).size < rows.length;
  return rows.length > 1 && rows.every(({ start, end }) => start < end) && (repeats || rows.length === 2);
}

/** Headings that hole sections and strings have of their own: the end of a hole in a table of casing. */
const OTHERS: Partial<Record<string, readonly KindVocabulary[]>> = Object.fromEntries(
  (['sections', 'casing'] as const).map((kind) => [
    kind,
    VOCABULARY.filter((one) => one.kind !== kind && ['sections', 'casing'].includes(one.kind)),
  ]),
);

const isNamedElsewhere = ({ kind }: KindVocabulary, key: string): boolean =>
  OTHERS[kind]?.some((other) => fieldsNamed(other, key).length > 0) ?? false;

/** Whether the rows are of holes, of pipes or, without the sizes of either, maybe of formations. */
function isOfKind(
  { kind }: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
): boolean {
  if (kind === 'tops') return columns['name'] !== undefined || !hasSizes(table);
  const isOfPipe = hasPipeData(headings, table);
  return kind === 'sections'
    ? columns['hole'] !== undefined && !isOfPipe
    : columns['outer'] !== undefined && isOfPipe;
}

/** `(± m)`, `(+/- ft)`. */
const PLUS_MINUS = /\u00b1|\+\s*\/\s*-/;
const SEA = /\b(?:msl|tvdss|ss|subsea)\b/;

/**
 * A vertical depth that a similar word names is below the sea where a depth that begins with the same figure says so: both
 * cannot begin together and count from different places.
 */
function moveToTheSea(columns: Columns, headings: readonly ParsedHeading[], table: Table): void {
  const { tvd } = columns;
  if (tvd?.assumed === undefined) return;
  const first = depthsIn(table, tvd.column)[0] ?? null;
  const isBeside = headings.some(
    ({ name }, column) =>
      column !== tvd.column && SEA.test(name) && first !== null && depthsIn(table, column)[0] === first,
  );
  if (!isBeside) return;
  delete columns['tvd'];
  if (!columns['tvdSs'] || columns['tvdSs'].assumed !== undefined) columns['tvdSs'] = tvd;
}

/**
 * The depths of the rows under headings without a known word: by the reference in their unit, and by their agreement with each
 * other and with the depths that are known. Each is marked.
 */
export function withDepthsByContent(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
  notes: DepthNotes,
): Columns {
  const own = FIELDS[vocabulary.kind];
  if (!own || !isOfKind(vocabulary, columns, headings, table)) return columns;
  const fields = Object.values(own.fields);
  const isSure = (field: string) => columns[field]?.assumed === undefined || !fields.includes(field);
  const sure: Columns = Object.fromEntries(Object.entries(columns).filter(([field]) => isSure(field)));
  const taken = new Set(Object.values(sure).map((use) => use?.column));
  headings.forEach(({ key }, column) => {
    if (isNamedElsewhere(vocabulary, key)) taken.add(column);
  });
  const roleOf = (column: number) =>
    DEPTH_ROLES.find((role) => columns[own.fields[role]]?.column === column) ?? null;
  const freeIn = (all: boolean) =>
    freeDepths(headings, table, taken, all).map((one) => ({
      ...one,
      said: one.said ?? roleOf(one.column),
    }));
  const known: Partial<Record<DepthRole, DepthColumn>> = {};
  for (const role of DEPTH_ROLES) {
    const use = sure[own.fields[role]];
    if (use) known[role] = { column: use.column, depths: depthsIn(table, use.column), said: role };
  }
  const apartFrom = (all: readonly DepthColumn[]) => {
    const everything = [...all, ...Object.values(known)];
    const isOtherEnd = (one: DepthColumn) =>
      everything.some(
        (other) =>
          other !== one &&
          (own.at === 'start'
            ? isStartOf(other, one)
            : isStartOf(one, other) || (own.other === 'top' && isHangerOf(one, other))),
      );
    const ends = all.filter(isOtherEnd);
    const starts = all.filter((one) => !ends.includes(one));
    return { others: ends, free: starts, roles: depthRoles(starts, known, headings) };
  };
  const measured = apartFrom(freeIn(false));
  // `Depth, ft | Depth ss`: the unit may be in one heading only, and two depths that agree need none.
  const all = measured.roles.length > 0 ? measured : apartFrom(freeIn(true));
  const { others, free, roles } = all.roles.length > 0 ? all : measured;
  const settled = { ...columns };
  for (const field of fields)
    if (!isSure(field) && others.some(({ column }) => column === columns[field]?.column))
      delete settled[field];
  const assign = (field: string, column: number, why: string) => {
    const heading = headings[column];
    if (heading)
      settled[field] = {
        ...columnUse(vocabulary, field, heading, column),
        assumed: `the heading "${heading.written}" is unclear; ${why}`,
        ...(field === own.fields.ahd || field === own.fields.tvd ? groundOf(heading, notes) : {}),
      };
  };
  for (const { role, column } of roles) {
    if (settled[own.fields[role]]?.column === column) continue;
    const isSaid = free.some((one) => one.column === column && one.said === role);
    assign(
      own.fields[role],
      column,
      isSaid
        ? 'its unit says what the depth is counted along'
        : 'its depths agree with the others of the row',
    );
  }
  if (vocabulary.kind === 'tops') {
    moveToTheSea(settled, headings, table);
    const off = headings.findIndex(({ written }, column) => PLUS_MINUS.test(written) && !taken.has(column));
    if (!settled['variance'] && off >= 0) assign('variance', off, 'its unit is one of uncertainties');
  }
  const [other] = others.filter(({ said }) => said === 'ahd');
  if (own.other !== null && other && others.length === 1 && settled[own.fields.ahd] && !settled[own.other])
    assign(own.other, other.column, 'its depths are where the rows start or end');
  return settled;
}
