import type { WellTrajectory } from '../montage/montage';
import { missing } from '../montage/figures';
import { textRow, type SideBySideGroup, type SideBySideRow } from '../montage/side-by-side-row';
import { inUnit, ofUnit, withUnit } from '../shown-units/figures';
import { builtTrajectory } from './montage-trajectory';
import { positionAtAhd, type Position } from './position';
import { comparePaths, inFrameOf } from './separation';
import type { Trajectory } from './trajectory';

/** How far the paths of two montages are apart, as if both began at one well head and drill floor. */

/** At most so many depths, which are round in the unit of the person who looks. */
const mostDepths = 10;
const steps = [10, 100, 1000, 10_000].flatMap((power) => [1, 2, 5].map((digit) => digit * power));

function roundDepths(toM: number): number[] {
  const to = inUnit('length', toM);
  const step = steps.find((one) => to / one <= mostDepths) ?? to;
  return Array.from({ length: Math.floor(to / step) }, (_, index) => ofUnit('length', (index + 1) * step));
}

const offset = (value: number, positive: string, negative: string): string =>
  `${value < 0 ? negative : positive} ${withUnit('length', Math.abs(value))}`;

const placeText = ({ tvdM, northM, eastM }: Position): string =>
  `TVD BDF ${withUnit('length', tvdM)}, ${offset(northM, 'N', 'S')}, ${offset(eastM, 'E', 'W')}`;

const apartText = (distanceM: number): string => `${withUnit('length', distanceM)} apart`;

/** Where each path is at a depth along the hole; null where one of them is not. */
function rowAt(ahdM: number, ours: Trajectory, theirs: Trajectory): SideBySideRow | null {
  const [one, other] = [positionAtAhd(ours, ahdM), positionAtAhd(theirs, ahdM)];
  if (one.kind !== 'position' || other.kind !== 'position') return null;
  const apartM = Math.hypot(one.northM - other.northM, one.eastM - other.eastM, one.tvdM - other.tvdM);
  const label = `At ${withUnit('length', ahdM, 0)} AHD`;
  const row = textRow(`apart ${ahdM}`, label, [placeText(one), placeText(other)]);
  return { ...row, change: row.differs ? apartText(apartM) : null };
}

/** The station of the left path that is farthest from any point of the right one; nothing if they are the same. */
function farthestRow(left: WellTrajectory, right: WellTrajectory): SideBySideRow[] {
  const compared = comparePaths(left, right);
  const largest = compared.kind === 'compared' ? compared.largest : null;
  if (!largest) return [];
  const distance = apartText(largest.distanceM);
  if (!/[1-9]/.test(distance)) return [];
  const texts = [`station at ${withUnit('length', largest.ahdM)} AHD`, 'its closest point'] as const;
  return [textRow('farthest', 'Farthest', texts, distance)];
}

/** Both paths at round depths along the hole with their distance; null where one of them cannot be computed. */
export function separationGroup(
  key: string,
  left: WellTrajectory,
  right: WellTrajectory,
): SideBySideGroup | null {
  const frame = inFrameOf(left, right);
  if (typeof frame === 'string') {
    const row = textRow('not comparable', frame, [missing, missing]);
    return { key, title: 'Paths apart', side: 'both', rows: [{ ...row, differs: true }] };
  }
  const [ours, theirs] = [builtTrajectory(left), builtTrajectory(frame.planned)];
  if (!ours || !theirs) return null;
  const rows = roundDepths(Math.min(ours.end.ahdM, theirs.end.ahdM)).flatMap(
    (ahdM) => rowAt(ahdM, ours, theirs) ?? [],
  );
  return {
    key,
    title: `Paths apart, as if from one well head and drill floor, azimuths ${frame.north}; no anti-collision scan`,
    side: 'both',
    rows: [...rows, ...farthestRow(left, right)],
  };
}
