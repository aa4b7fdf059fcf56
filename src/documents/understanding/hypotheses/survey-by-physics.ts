import { direction, displacementOnArc, dogleg } from '@/domain/trajectory/arc';
import type { Table } from '../../readers/table';
import type { Columns, ColumnUse } from '../columns';
import type { ParsedHeading } from '../headings';
import { parseMeasured } from '../numbers';

/** How many consecutive stations are enough, and how few are too few. */
const MOST_STATIONS = 60;
const LEAST_STATIONS = 5;
/** More columns are not a survey, and trying every choice of four would take long. */
const MOST_COLUMNS = 14;
/** Printed depths are rounded to a centimetre or a decimetre; another method of calculation differs by more. */
export const MISFIT = 0.06;
/** In a hole this close to vertical, all readings of the angles give the same depths. */
const INCLINED_DEG = 3;

export interface SurveyColumns {
  ahd: number;
  inclination: number;
  azimuth: number;
  tvd: number | null;
}

/** The columns with a figure in each of the first rows. */
export function numbersOf(table: Table): { columns: Map<number, number[]>; rows: number } {
  const rows = table.rows.slice(0, MOST_STATIONS).map(({ cells }) =>
    table.headings.map((_, column) => {
      const measured = parseMeasured((cells[column] ?? '').trim(), table.decimalComma);
      return measured !== null && measured.rest === '' ? measured.value : null;
    }),
  );
  const columns = new Map<number, number[]>();
  const full = rows.filter((row) => row.filter((value) => value !== null).length >= 3);
  table.headings.forEach((_, column) => {
    const values = full.flatMap((row) => row[column] ?? []);
    if (values.length === full.length) columns.set(column, values);
  });
  return { columns, rows: full.length };
}

const rises = (values: readonly number[]) =>
  values.every((value, at) => at === 0 || value > (values[at - 1] ?? -Infinity));
const isConstant = (values: readonly number[]) => new Set(values.filter((value) => value !== 0)).size <= 1;
const within = (values: readonly number[], least: number, most: number) =>
  values.every((value) => value >= least && value <= most);

/**
 * How far the printed vertical depths deviate from minimum curvature, for each step, in the unit of the depths: the median over
 * the steps, so that a single misprint does not matter.
 */
export function verticalMisfit(
  depths: readonly number[],
  inclinationsDeg: readonly number[],
  azimuthsDeg: readonly number[],
  verticals: readonly number[],
): number {
  const apart = depths.slice(1).map((to, at) => {
    const [inc, azi] = [inclinationsDeg[at] ?? 0, azimuthsDeg[at] ?? 0];
    const [nextInc, nextAzi] = [inclinationsDeg[at + 1] ?? 0, azimuthsDeg[at + 1] ?? 0];
    const lengthM = to - (depths[at] ?? to);
    const { down } = displacementOnArc(
      {
        lengthM,
        start: direction(inc, azi),
        end: direction(nextInc, nextAzi),
        doglegRad: dogleg(inc, azi, nextInc, nextAzi),
      },
      lengthM,
    );
    return Math.abs((verticals[at + 1] ?? 0) - (verticals[at] ?? 0) - down);
  });
  return apart.toSorted((a, b) => a - b)[Math.floor(apart.length / 2)] ?? Infinity;
}

/**
 * Finds the depth, inclination and azimuth columns of a survey by physics alone: they reproduce a fourth column, its vertical
 * depth, by minimum curvature (angles in degrees). Null if no choice does, or several do.
 */
export function surveyByPhysics(table: Table): SurveyColumns | null {
  const { columns, rows } = numbersOf(table);
  if (rows < LEAST_STATIONS || columns.size < 4 || table.headings.length > MOST_COLUMNS) return null;
  const entries = [...columns];
  const found: (SurveyColumns & { misfit: number })[] = [];
  for (const [ahd, depths] of entries) {
    if (!rises(depths) || (depths[0] ?? -1) < 0) continue;
    for (const [inclination, angles] of entries) {
      if (inclination === ahd || !within(angles, 0, 130) || Math.max(...angles) < INCLINED_DEG) continue;
      for (const [azimuth, directions] of entries) {
        if ([ahd, inclination].includes(azimuth) || !within(directions, -180, 360)) continue;
        for (const [tvd, verticals] of entries) {
          // A constant agrees with any horizontal hole.
          if ([ahd, inclination, azimuth].includes(tvd) || isConstant(verticals)) continue;
          // Depths below sea level may be printed negative.
          const down =
            (verticals.at(-1) ?? 0) < (verticals[0] ?? 0) ? verticals.map((value) => -value) : verticals;
          const misfit = verticalMisfit(depths, angles, directions, down);
          if (misfit <= MISFIT) found.push({ ahd, inclination, azimuth, tvd, misfit });
        }
      }
    }
  }
  const [best, ...others] = found.toSorted((a, b) => a.misfit - b.misfit);
  if (!best) return null;
  // Both TVD and TVD SS fit; but the angles must be the same.
  const rival = others.some(
    (other) =>
      (other.ahd !== best.ahd || other.inclination !== best.inclination || other.azimuth !== best.azimuth) &&
      other.misfit < MISFIT / 2,
  );
  if (rival && best.misfit > MISFIT / 10) return null;
  const offset = ({ tvd }: SurveyColumns) =>
    tvd === null ? Infinity : Math.abs((columns.get(tvd)?.[0] ?? 0) - (columns.get(best.ahd)?.[0] ?? 0));
  const below = [best, ...others].filter(
    (one) => one.ahd === best.ahd && one.inclination === best.inclination && one.azimuth === best.azimuth,
  );
  // If the first vertical depth equals the along-hole depth, both have the same reference.
  const own = below.find((one) => offset(one) < 0.5) ?? null;
  return { ahd: best.ahd, inclination: best.inclination, azimuth: best.azimuth, tvd: own?.tvd ?? null };
}

/** Three columns of bare numbers in the usual order: increasing depths, angles from vertical, directions. */
export function surveyByOrder(table: Table): SurveyColumns | null {
  if (table.headings.length !== 3) return null;
  const { columns, rows } = numbersOf(table);
  const [ahd, inclination, azimuth] = [columns.get(0), columns.get(1), columns.get(2)];
  if (rows < LEAST_STATIONS || !ahd || !inclination || !azimuth) return null;
  const steps = inclination.slice(1).map((value, at) => Math.abs(value - (inclination[at] ?? value)));
  const isSurvey =
    rises(ahd) &&
    (ahd[0] ?? -1) >= 0 &&
    (ahd.at(-1) ?? 0) > 100 &&
    (inclination[0] ?? 90) < 5 &&
    within(inclination, 0, 100) &&
    Math.max(...steps) < 15 &&
    within(azimuth, 0, 360) &&
    // Too large for an inclination: it is the azimuth.
    Math.max(...azimuth) > 130;
  return isSurvey ? { ahd: 0, inclination: 1, azimuth: 2, tvd: null } : null;
}

/** The columns of a survey identified by physics, in the form of a recognised table; each value is marked as assumed. */
export function surveyUses(
  found: SurveyColumns,
  headings: readonly ParsedHeading[],
  known: Columns,
): Columns {
  const why =
    found.tvd === null
      ? 'identified by the order and range of its numbers'
      : 'identified by minimum curvature: the four columns agree';
  const identified = (field: string, column: number, quantity: ColumnUse['quantity']): ColumnUse => {
    const named = Object.entries(known).some(([one, at]) => one === field && at?.column === column);
    return {
      column,
      heading: headings[column]?.written || `column ${column + 1}`,
      unit: headings[column]?.unit ?? null,
      quantity,
      ...(named ? {} : { assumed: why }),
    };
  };
  return {
    ...(known['well'] ? { well: known['well'] } : {}),
    ahd: identified('ahd', found.ahd, 'length'),
    inclination: identified('inclination', found.inclination, 'angle'),
    azimuth: identified('azimuth', found.azimuth, 'angle'),
    ...(found.tvd === null ? {} : { tvd: identified('tvd', found.tvd, 'length') }),
  };
}
