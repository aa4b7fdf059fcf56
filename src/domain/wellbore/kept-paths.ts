import { isKnown } from '../checks/known';
import type { Montage, NorthReference, TrajectoryKind, WellTrajectory } from '../montage/montage';
import { builtTrajectory, drawnTrajectory, verticalSectionAzimuth } from '../trajectory/montage-trajectory';
import { turnBetweenDeg, turned } from '../trajectory/norths';
import type { PathPoint, Trajectory } from '../trajectory/trajectory';
import { framesAlong } from './frames';
import { deepestPlausibleM } from './known-depths';

/** A target in the frame of the drawn path: m from the well head, TVD m below the drill floor. */
export interface KeptTarget {
  readonly id: string;
  readonly trajectoryId: string;
  readonly name: string;
  readonly northM: number;
  readonly eastM: number;
  readonly tvdM: number | null;
  readonly radiusM: number | null;
}

/** What pictures of a kept path show in addition to the path itself. All north and east are from the north of the drawn path. */
export interface KeptPaths {
  readonly id: string;
  readonly name: string;
  readonly kind: TrajectoryKind | null;
  readonly north: NorthReference | null;
  readonly verticalSectionAzimuthDeg: number;
  /** The planned path next to an actual one; null if there is none, or it cannot be drawn in the same frame. */
  readonly planned: { readonly name: string; readonly points: readonly PathPoint[] } | null;
  readonly targets: readonly KeptTarget[];
  /** What is left out and why, in sentences. */
  readonly remarks: readonly string[];
}

/** A survey with more stations is drawn at its bends only. */
const mostStations = 1_500;

/** Points on the arcs of a path, close enough for a smooth line, with every station of a usual survey. */
export function pathPoints(trajectory: Trajectory): readonly PathPoint[] {
  const { stations } = trajectory;
  const wanted = stations.length > mostStations ? [] : stations.map(({ ahdM }) => ahdM);
  return framesAlong(trajectory, wanted).map(({ ahdM, at }) => ({
    ahdM,
    tvdM: at.down,
    northM: at.north,
    eastM: at.east,
  }));
}

/** In a sentence: `grid north`. */
export const northWords = (north: NorthReference | null): string =>
  north === null ? 'north not stated' : `${north} north`;

/** In a sentence: `the planned path “Plan B”`. */
export function pathWords({ kind, name }: Pick<KeptPaths, 'kind' | 'name'>): string {
  const path = kind === null ? 'the path' : `the ${kind} path`;
  return name.trim() === '' ? path : `${path} “${name.trim()}”`;
}

/**
 * The drawn path of a montage (`drawnTrajectory`) as pictures show it; null if it keeps none. `drillFloorM` is the
 * elevation of the drill floor above mean sea level, m.
 */
export function keptPathsOf(montage: Montage, drillFloorM: number): KeptPaths | null {
  const drawn = drawnTrajectory(montage);
  const built = drawn && builtTrajectory(drawn);
  if (!drawn || !built) return null;
  const plan = drawn.kind === 'actual' ? plannedOf(montage) : null;
  const turnDeg = plan && turnBetweenDeg(plan, drawn);
  const inFrame = plan && turnDeg !== null ? turned(plan, turnDeg) : null;
  const plannedPath = inFrame && builtTrajectory(inFrame);
  const own = targetsOf(drawn, built.start, drillFloorM);
  const names = new Set(own.targets.map(({ name }) => name));
  const planned = inFrame && targetsOf(inFrame, built.start, drillFloorM);
  const others = planned?.targets.filter(({ name }) => name === '' || !names.has(name)) ?? [];
  const leftOut = own.leftOut + (planned?.leftOut ?? 0);
  const remarks: string[] = [];
  if (plan && turnDeg === null) remarks.push(incomparable(plan, drawn));
  if (leftOut > 0)
    remarks.push(
      `${leftOut} ${leftOut === 1 ? 'target' : 'targets'} without north and east near the well: not drawn.`,
    );
  return {
    id: drawn.id,
    name: drawn.name ?? '',
    kind: drawn.kind,
    north: drawn.north_reference,
    verticalSectionAzimuthDeg: verticalSectionAzimuth(drawn),
    planned: inFrame && plannedPath && { name: inFrame.name ?? '', points: pathPoints(plannedPath) },
    targets: [...own.targets, ...others],
    remarks,
  };
}

const plannedOf = ({ trajectories_list = [] }: Montage): WellTrajectory | null =>
  trajectories_list.find(
    (one) => one.kind === 'planned' && (builtTrajectory(one)?.stations.length ?? 0) > 1,
  ) ?? null;

function incomparable(plan: WellTrajectory, drawn: WellTrajectory): string {
  const named = pathWords({ kind: 'planned', name: plan.name ?? '' });
  const [one, other] = [plan, drawn].map(({ north_reference }) => northWords(north_reference));
  return `${named[0]?.toUpperCase()}${named.slice(1)} is left out: its azimuths (${one}) cannot be compared with those of the actual path (${other}) without their corrections to true north.`;
}

/** Offsets further than any well reaches are usually map coordinates, which would make the well tiny. */
function targetsOf(
  { id: trajectoryId, targets_list }: WellTrajectory,
  start: PathPoint,
  drillFloorM: number,
): { readonly targets: readonly KeptTarget[]; readonly leftOut: number } {
  const targets = targets_list.flatMap((target): KeptTarget[] => {
    const { id, north, east, radius, true_vertical_depth_subsea: ssM } = target;
    if (!isKnown(north) || !isKnown(east)) return [];
    const awayM = Math.hypot(north - start.northM, east - start.eastM);
    if (awayM > deepestPlausibleM) return [];
    const tvdM = isKnown(ssM) && Math.abs(ssM) <= deepestPlausibleM ? ssM + drillFloorM : null;
    const radiusM = isKnown(radius) && radius > 0 && radius <= deepestPlausibleM ? radius : null;
    return [
      { id, trajectoryId, name: (target.name ?? '').trim(), northM: north, eastM: east, tvdM, radiusM },
    ];
  });
  return { targets, leftOut: targets_list.length - targets.length };
}
