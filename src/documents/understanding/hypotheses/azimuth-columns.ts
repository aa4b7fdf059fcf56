import type { Table } from '../../readers/table';
import type { Columns } from '../tables/columns';
import type { ParsedHeading } from '../words/headings';
import { numbersOf, reproducesCoordinates } from './survey-numbers';

/** Grid and true north differ by one angle at all stations, give or take rounding. */
const ONE_ANGLE_DEG = 0.06;
const [LEAST_ANGLE_DEG, MOST_ANGLE_DEG] = [0.02, 45];
/** The direction of a hole this close to vertical means nothing. */
const INCLINED_DEG = 1;
const FEWEST = 3;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;

/** The angle from one azimuth to another, degrees, from -180 to 180. */
const turned = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;

/** The columns that differ from an azimuth by the same angle at all inclined stations. */
function rivalsOf(
  columns: ReadonlyMap<number, readonly number[]>,
  azimuth: number,
  inclinations: readonly number[],
  taken: ReadonlySet<number | undefined>,
): number[] {
  const own = columns.get(azimuth) ?? [];
  return [...columns].flatMap(([column, values]) => {
    if (taken.has(column) || values.some((value) => value < -360 || value > 360)) return [];
    const apart = values.flatMap((value, at) =>
      (inclinations[at] ?? 0) > INCLINED_DEG ? [turned(own[at] ?? 0, value)] : [],
    );
    const middle = median(apart);
    const isOne = apart.every((angle) => Math.abs(angle - middle) <= ONE_ANGLE_DEG);
    const isOfNorths = Math.abs(middle) >= LEAST_ANGLE_DEG && Math.abs(middle) <= MOST_ANGLE_DEG;
    return apart.length >= FEWEST && isOne && isOfNorths ? [column] : [];
  });
}

/**
 * Of two columns of azimuths, from grid and from true north, the one that the coordinates of the table are computed from.
 * Where no coordinates show it, the azimuths are marked.
 */
export function withAzimuthOfCoordinates(
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
): Columns {
  const { ahd, inclination, azimuth } = columns;
  if (!ahd || !inclination || !azimuth) return columns;
  const all = numbersOf(table);
  const { columns: numbers } = all;
  const taken = new Set(Object.values(columns).map((use) => use?.column));
  const rivals = rivalsOf(numbers, azimuth.column, numbers.get(inclination.column) ?? [], taken);
  if (rivals.length === 0) return columns;
  const fitting = [azimuth.column, ...rivals].filter((column) =>
    reproducesCoordinates(all, { ahd: ahd.column, inclination: inclination.column, azimuth: column }),
  );
  const [best] = fitting;
  const heading = fitting.length === 1 && best !== undefined ? headings[best] : undefined;
  if (best === azimuth.column && heading) return columns;
  if (best !== undefined && heading)
    return {
      ...columns,
      azimuth: { ...azimuth, column: best, heading: heading.written, unit: heading.unit },
    };
  const others = rivals.map((column) => `"${headings[column]?.written ?? ''}"`).join(', ');
  return {
    ...columns,
    azimuth: {
      ...azimuth,
      assumed: `${others} gives other azimuths, and nothing shows which north the path is counted from`,
    },
  };
}
