import type { Table } from '../../readers/table';
import type { ParsedHeading } from '../words/headings';
import { parseMeasured } from '../words/numbers';
import { convert } from '../units/units';

/** What a depth is counted along and from. */
export type DepthRole = 'ahd' | 'tvd' | 'tvdSs';
export const DEPTH_ROLES: readonly DepthRole[] = ['ahd', 'tvd', 'tvdSs'];

/** A column of depths, row by row; null where a row has none. */
export interface DepthColumn {
  column: number;
  depths: readonly (number | null)[];
  /** From the unit (`m AH`, `ft TVDSS`). */
  said: DepthRole | null;
}

const OF_UNIT: Record<string, DepthRole> = { ahd: 'ahd', md: 'ahd', tvd: 'tvd', tvdss: 'tvdSs' };
/** Lengths that are no depths of the rows' subject. */
const NO_DEPTH =
  /\b(?:thick\w*|isochore|maechtigkeit|dikte|tykkelse|epaisseur|espesor|length|laenge|lengte|lengde|longueur|longitud|actual|offset|p ?\d\d|low|high|min|max|error|uncert\w*|plus minus|rathole)\b|\u00b1|\+\s*\/\s*-/;
const FEWEST = 2;
const MOSTLY = 0.8;
/** A longer table is a survey or a log. */
const MOST_ROWS = 300;
/** Depths reach deeper than any pipe is wide. */
const DEEP = 60;
/** Feet are often whole, and metres tenths. */
const NEAR = { m: 0.35, ft: 1.2 } as const;

/** The rows with more than a note. */
const rowsOf = (table: Table) =>
  table.rows.filter(({ cells }) => cells.filter((cell) => cell !== '').length > 1);

export function depthsIn(table: Table, column: number): (number | null)[] {
  return rowsOf(table).map(
    ({ cells }) => parseMeasured((cells[column] ?? '').trim(), table.decimalComma)?.value ?? null,
  );
}

const isLength = ({ unit }: ParsedHeading): boolean => unit !== null && convert(1, unit, 'length') !== null;

/** The columns of depths that have no field yet: those with a unit or, if there are none or if `all` are meant, those without. */
export function freeDepths(
  headings: readonly ParsedHeading[],
  table: Table,
  taken: ReadonlySet<number | undefined>,
  all = false,
): DepthColumn[] {
  if (table.rows.length > MOST_ROWS) return [];
  const free = headings.flatMap((heading, column) => {
    if (taken.has(column) || NO_DEPTH.test(heading.name) || NO_DEPTH.test(heading.written)) return [];
    const depths = depthsIn(table, column);
    const given = depths.filter((depth) => depth !== null);
    const isDeep = given.length >= FEWEST && Math.max(...given.map(Math.abs)) > DEEP;
    return isDeep && given.length >= depths.length * MOSTLY ? [{ heading, column, depths }] : [];
  });
  const measured = free.filter(({ heading }) => isLength(heading));
  const unmeasured = free.filter(({ heading }) => heading.unit === null);
  return (all ? [...measured, ...unmeasured] : measured.length > 0 ? measured : unmeasured).map(
    ({ heading, column, depths }) => ({
      column,
      depths,
      said: OF_UNIT[heading.name.split(' ').at(-1) ?? ''] ?? null,
    }),
  );
}

const near = (headings: readonly ParsedHeading[]): number =>
  headings.some(({ unit }) => unit !== null && /ft/.test(unit)) ? NEAR.ft : NEAR.m;

/** Depths counted downwards from above: a column of elevations is turned round. */
function downwards({ depths }: Pick<DepthColumn, 'depths'>): (number | null)[] {
  const given = depths.filter((depth) => depth !== null);
  return (given.at(-1) ?? 0) < (given[0] ?? 0)
    ? depths.map((depth) => (depth === null ? null : -depth))
    : [...depths];
}

function differences(a: readonly (number | null)[], b: readonly (number | null)[]): number[] {
  return a.flatMap((one, at) => {
    const other = b[at] ?? null;
    return one === null || other === null ? [] : [one - other];
  });
}

/** Whether the second column ends where the first one starts a row below: an interval in two columns. */
export function isStartOf(starts: DepthColumn, ends: DepthColumn): boolean {
  const pairs = ends.depths.flatMap((end, at) => {
    const [own, next] = [starts.depths[at] ?? null, starts.depths[at + 1] ?? null];
    return end === null || own === null || next === null ? [] : [{ end, own, next }];
  });
  return (
    pairs.length > 0 &&
    pairs.every(({ end, own }) => end >= own) &&
    pairs.filter(({ end, next }) => Math.abs(end - next) <= NEAR.ft).length >= pairs.length * MOSTLY
  );
}

const rises = (values: readonly number[], by: number): boolean =>
  values.every((value, at) => at === 0 || value >= (values[at - 1] ?? value) - by);

/** Whether two columns can be depths of one path in these roles. */
function agree(a: Assigned, b: Assigned, by: number): boolean {
  const [upper, lower] = DEPTH_ROLES.indexOf(a.role) < DEPTH_ROLES.indexOf(b.role) ? [a, b] : [b, a];
  const apart = differences(downwards(upper), downwards(lower));
  if (apart.length < FEWEST) return false;
  const isConstant = Math.max(...apart) - Math.min(...apart) <= by;
  const [first = 0, second = 0] = apart;
  if (upper.role === 'tvd') return isConstant && first > by;
  if (!rises(apart, by) || first < -by) return false;
  // The path is vertical at its first row, or the reference of one of them is known.
  if (lower.role === 'tvd') return first <= by || (a.isSure && b.isSure);
  return !isConstant && first > by && (Math.abs(second - first) <= by || (a.isSure && b.isSure));
}

interface Assigned {
  role: DepthRole;
  depths: readonly (number | null)[];
  /** Whether its heading says the role. */
  isSure: boolean;
  column: number;
}

function isConsistent(all: readonly Assigned[], by: number): boolean {
  return all.every((one) => {
    const others = all.filter((other) => other !== one);
    // Without a word, a depth is known only by another one.
    return (
      (one.isSure || others.length > 0) &&
      others.every((other) => agree(one, other, by) || areJoinedByVertical(one, other, all))
    );
  });
}

/** In a vertical well the depth along the hole also differs from TVD SS by a constant. A TVD that agrees with both shows which is which. */
const areJoinedByVertical = (one: Assigned, other: Assigned, all: readonly Assigned[]): boolean =>
  one.role !== 'tvd' && other.role !== 'tvd' && all.some(({ role }) => role === 'tvd');

/** Every choice of a role, or none, for each column. */
function choices(free: readonly DepthColumn[], roles: readonly DepthRole[]): Assigned[][] {
  const [first, ...others] = free;
  if (!first) return [[]];
  const without = choices(others, roles);
  const own = roles.filter((role) => first.said === null || first.said === role);
  return [
    ...without,
    ...own.flatMap((role) =>
      choices(
        others,
        roles.filter((other) => other !== role),
      ).map((rest) => [
        { role, depths: first.depths, isSure: first.said !== null, column: first.column },
        ...rest,
      ]),
    ),
  ];
}

const MOST_FREE = 6;

/**
 * The roles of depth columns that agree with each other and with those known: TVD and TVD SS differ by the drill floor, and
 * the depth along the hole only grows away from them. Empty if several choices of as many columns agree, unless their depths
 * are the same.
 */
export function depthRoles(
  free: readonly DepthColumn[],
  known: Partial<Record<DepthRole, DepthColumn>>,
  headings: readonly ParsedHeading[],
): { role: DepthRole; column: number }[] {
  const by = near(headings);
  const given = DEPTH_ROLES.flatMap((role): Assigned[] => {
    const own = known[role];
    return own ? [{ role, depths: own.depths, isSure: true, column: own.column }] : [];
  });
  const roles = DEPTH_ROLES.filter((role) => !known[role]);
  const found = choices(free.slice(0, MOST_FREE), roles)
    .filter((chosen) => isConsistent([...given, ...chosen], by))
    .toSorted((a, b) => b.length - a.length);
  const [best] = found;
  if (!best || best.length === 0) return [];
  const isSame = (other: readonly Assigned[]) =>
    other.every(({ role, depths }) => {
      const own = best.find((one) => one.role === role);
      return own !== undefined && differences(own.depths, depths).every((apart) => Math.abs(apart) <= by);
    });
  return found.every((other) => other.length < best.length || isSame(other))
    ? best.map(({ role, column }) => ({ role, column }))
    : [];
}
