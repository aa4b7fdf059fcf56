import { direction, displacementOnArc, dogleg } from '@/domain/trajectory/arc';
import type { Table } from '../../readers/table';
import { parseMeasured } from '../words/numbers';

/** How many rows are looked at, and how many steps from one to the next, spread over them, are computed. */
const MOST_ROWS = 800;
const MOST_STEPS = 80;
/** The share of steps that must agree: one misprint spoils two of them, and a vertical hole agrees with everything. */
const AGREEING = 0.8;
/** A column with fewer figures is one of remarks. */
const MOSTLY = 0.8;
/** Printed depths are rounded to a centimetre or a decimetre; another method of calculation differs by more. */
export const MISFIT = 0.06;

export interface SurveyNumbers {
  /** The figures of each column that has one in every row counted. */
  columns: Map<number, number[]>;
  rows: number;
  /** The last decimal place of each column: 0.01, 1. */
  roundedTo: Map<number, number>;
}

/** The columns of figures of a table, over its rows that have one in each of them. */
export function numbersOf(table: Table): SurveyNumbers {
  const rows = table.rows.slice(0, MOST_ROWS).map(({ cells }) =>
    table.headings.map((_, column) => {
      const measured = parseMeasured((cells[column] ?? '').trim(), table.decimalComma);
      return measured !== null && measured.rest === '' ? measured.value : null;
    }),
  );
  const meant = rows.filter((row) => row.filter((value) => value !== null).length >= 3);
  const figures = table.headings.flatMap((_, column) =>
    meant.filter((row) => row[column] !== null).length >= meant.length * MOSTLY ? [column] : [],
  );
  const full = meant.filter((row) => figures.every((column) => row[column] !== null));
  return {
    columns: new Map(figures.map((column) => [column, full.map((row) => row[column] ?? 0)])),
    rows: full.length,
    roundedTo: new Map(figures.map((column) => [column, lastPlace(table, column)])),
  };
}

function lastPlace({ rows, decimalComma }: Table, column: number): number {
  const decimals = rows
    .slice(0, MOST_STEPS)
    .map(({ cells }) => (cells[column] ?? '').trim().split(decimalComma ? ',' : '.')[1]?.length ?? 0);
  return 10 ** -Math.max(...decimals);
}

interface Angles {
  inclinationsDeg: readonly number[];
  azimuthsDeg: readonly number[];
}

interface Step {
  /** The row at its end; its start is the row above. */
  to: number;
  inclinationDeg: number;
  down: number;
  north: number;
  east: number;
}

/** The displacement of steps spread over the path, by minimum curvature, in the unit of the depths. */
function stepsOf(depths: readonly number[], { inclinationsDeg, azimuthsDeg }: Angles): Step[] {
  const every = Math.max(1, (depths.length - 1) / MOST_STEPS);
  const count = Math.min(depths.length - 1, MOST_STEPS);
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    const to = Math.floor(at * every) + 1;
    const [inc, azi] = [inclinationsDeg[to - 1] ?? 0, azimuthsDeg[to - 1] ?? 0];
    const [nextInc, nextAzi] = [inclinationsDeg[to] ?? 0, azimuthsDeg[to] ?? 0];
    const lengthM = (depths[to] ?? 0) - (depths[to - 1] ?? 0);
    const arc = {
      lengthM,
      start: direction(inc, azi),
      end: direction(nextInc, nextAzi),
      doglegRad: dogleg(inc, azi, nextInc, nextAzi),
    };
    return { ...displacementOnArc(arc, lengthM), to, inclinationDeg: inc };
  });
}

/** The misfit that most steps do not exceed. */
const mostOf = (misfits: readonly number[]): number =>
  misfits.toSorted((a, b) => a - b)[Math.floor((misfits.length - 1) * AGREEING)] ?? Infinity;

const change = (values: readonly number[], to: number): number => (values[to] ?? 0) - (values[to - 1] ?? 0);

/**
 * How far the printed vertical depths deviate from minimum curvature, for each step, in the unit of the depths: at most of the
 * steps, so that a single misprint does not matter.
 */
export function verticalMisfit(
  depths: readonly number[],
  inclinationsDeg: readonly number[],
  azimuthsDeg: readonly number[],
  verticals: readonly number[],
): number {
  const steps = stepsOf(depths, { inclinationsDeg, azimuthsDeg });
  return mostOf(steps.map(({ to, down }) => Math.abs(change(verticals, to) - down)));
}

export interface PathColumns {
  ahd: number;
  inclination: number;
  azimuth: number;
}

/** The direction of a hole this close to vertical means nothing. */
const INCLINED_DEG = 1;
const FEWEST = 3;

/** Whether an azimuth reproduces two columns of coordinates, north and east of anywhere, by minimum curvature. */
export function reproducesCoordinates(
  { columns, roundedTo }: SurveyNumbers,
  { ahd, inclination, azimuth }: PathColumns,
): boolean {
  const steps = stepsOf(columns.get(ahd) ?? [], {
    inclinationsDeg: columns.get(inclination) ?? [],
    azimuthsDeg: columns.get(azimuth) ?? [],
  });
  const follows = (axis: 'north' | 'east') =>
    [...columns].some(([column, values]) => {
      const isConstant = values.every((value) => value === values[0]);
      if (isConstant || [ahd, inclination, azimuth].includes(column)) return false;
      const misfits = steps.flatMap((step) =>
        step.inclinationDeg > INCLINED_DEG ? [Math.abs(change(values, step.to) - step[axis])] : [],
      );
      return misfits.length >= FEWEST && mostOf(misfits) <= misfitOf(column, roundedTo);
    });
  return follows('north') && follows('east');
}

/** The misfit that the rounding of a computed column explains; depths along the hole are given, and so not rounded. */
export const misfitOf = (column: number, roundedTo: ReadonlyMap<number, number>): number =>
  MISFIT + (roundedTo.get(column) ?? 0);
