import { isKnown } from '../checks/known';
import type { Montage, NorthReference, TrajectoryKind, WellTrajectory } from '../montage/montage';
import {
  builtTrajectory,
  drawnTrajectory,
  toTrueNorthDeg,
  verticalSectionAzimuth,
} from '../trajectory/montage-trajectory';
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

/** An offset in the axes of another north: the same point, whose azimuth becomes greater by `turnDeg`. */
export function turned<Point extends { readonly northM: number; readonly eastM: number }>(
  point: Point,
  turnDeg: number,
): Point {
  if (turnDeg === 0) return point;
  const [cosine, sine] = [Math.cos((turnDeg * Math.PI) / 180), Math.sin((turnDeg * Math.PI) / 180)];
  const { northM, eastM } = point;
  return { ...point, northM: northM * cosine - eastM * sine, eastM: northM * sine + eastM * cosine };
}

/**
 * What is added to an azimuth of one path for its azimuth from the north of another, degrees. Null if that is not
 * known: the two can be compared only from the same north, or with both corrections to true north.
 */
export function turnBetweenDeg(from: WellTrajectory, to: WellTrajectory): number | null {
  const [fromTrue, toTrue] = [toTrueNorthDeg(from), toTrueNorthDeg(to)];
  if (fromTrue !== null && toTrue !== null) return fromTrue - toTrue;
  return from.north_reference !== null && from.north_reference === to.north_reference ? 0 : null;
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
  const turnDeg = plan && turnBetweenDeg(plan.given, drawn);
  const own = targetsOf(drawn, built.start, drillFloorM, 0);
  const names = new Set(own.targets.map(({ name }) => name));
  const planned = plan && turnDeg !== null ? targetsOf(plan.given, built.start, drillFloorM, turnDeg) : null;
  const others = planned?.targets.filter(({ name }) => name === '' || !names.has(name)) ?? [];
  const leftOut = own.leftOut + (planned?.leftOut ?? 0);
  const remarks: string[] = [];
  if (plan && turnDeg === null) remarks.push(incomparable(plan.given, drawn));
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
    planned:
      plan && turnDeg !== null
        ? {
            name: plan.given.name ?? '',
            points: pathPoints(plan.built).map((point) => turned(point, turnDeg)),
          }
        : null,
    targets: [...own.targets, ...others],
    remarks,
  };
}

function plannedOf({
  trajectories_list = [],
}: Montage): { readonly given: WellTrajectory; readonly built: Trajectory } | null {
  for (const given of trajectories_list) {
    const built = given.kind === 'planned' ? builtTrajectory(given) : null;
    if (built && built.stations.length > 1) return { given, built };
  }
  return null;
}

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
  turnDeg: number,
): { readonly targets: readonly KeptTarget[]; readonly leftOut: number } {
  const targets = targets_list.flatMap((target): KeptTarget[] => {
    const { id, north, east, radius, true_vertical_depth_subsea: ssM } = target;
    if (!isKnown(north) || !isKnown(east)) return [];
    const placed = turned({ northM: north, eastM: east }, turnDeg);
    const awayM = Math.hypot(placed.northM - start.northM, placed.eastM - start.eastM);
    if (awayM > deepestPlausibleM) return [];
    const tvdM = isKnown(ssM) && Math.abs(ssM) <= deepestPlausibleM ? ssM + drillFloorM : null;
    const radiusM = isKnown(radius) && radius > 0 && radius <= deepestPlausibleM ? radius : null;
    return [{ id, trajectoryId, name: (target.name ?? '').trim(), ...placed, tvdM, radiusM }];
  });
  return { targets, leftOut: targets_list.length - targets.length };
}
