import { montageDrillFloor } from '../checks/contexts';
import { atOnce, type Steps } from '../steps';
import type { Montage } from '../montage/montage';
import { roundFactor } from './depth-scale';
import { keptPathsOf, type KeptPaths } from './kept-paths';
import { depthPairsOf } from './known-depths';
import { layersOf, reservoirsOf, type Layer, type ReservoirInterval } from './layers';
import { holesOf, stringsOf, type HoleSection, type PipeString } from './strings';
import type { Survey } from '../trajectory/montage-trajectory';
import { wellPathOf, type WellPath } from './well-path';

/** The extent of everything: north and east from the drill floor and TVD below it, m. */
export interface Bounds {
  readonly north: readonly [number, number];
  readonly east: readonly [number, number];
  /** From the drill floor, or from anything above it, down to the deepest point. */
  readonly tvd: readonly [number, number];
}

/** The content of a picture of the well, in numbers. */
export interface Wellbore {
  /** Null if the montage contains no depth of the hole. */
  readonly path: WellPath | null;
  /** What belongs to a path that the montage keeps; null if it keeps none, or another survey is drawn. */
  readonly kept: KeptPaths | null;
  readonly holes: readonly HoleSection[];
  readonly strings: readonly PipeString[];
  readonly layers: readonly Layer[];
  readonly reservoirs: readonly ReservoirInterval[];
  /**
   * Elevation of the drill floor above mean sea level, m; null if it cannot be determined from the montage's depths.
   */
  readonly drillFloorM: number | null;
  readonly bounds: Bounds;
  /** The exaggeration of diameters compared with depths. */
  readonly radiusFactor: number;
}

/** The widest pipe or hole takes this part of the picture's height, so that the narrowest is still visible. */
const widestPart = 0.2;
const inchM = 0.0254;
/** A well without depths still has some room around it. */
const minDepthM = 100;

/**
 * A montage as a wellbore in space, whatever is missing in it. The path is `wellPathOf`'s, the strings `stringsOf`'s,
 * the formations are horizontal. With an unknown elevation, the drill floor is at sea level. Never throws.
 */
export const wellboreOf = (montage: Montage, survey?: Survey): Wellbore =>
  atOnce(wellboreSteps(montage, survey));

/** `wellboreOf` in steps, for wells of twenty thousand tops. */
export function* wellboreSteps(montage: Montage, survey?: Survey): Steps<Wellbore> {
  const drillFloorM = montageDrillFloor(montage);
  yield;
  const elevationM = drillFloorM ?? 0;
  const pairs = depthPairsOf(montage, elevationM);
  yield;
  const path = wellPathOf(montage, elevationM, survey, pairs);
  yield;
  const kept = path && !survey ? keptPathsOf(montage, elevationM) : null;
  const holes = path ? holesOf(montage, path, elevationM) : [];
  const strings = path ? stringsOf(montage, path, elevationM) : [];
  const reservoirs = reservoirsOf(montage, elevationM);
  const hole = path ? boundsOfPath(path) : ({ north: [0, 0], east: [0, 0], tvd: [0, 0] } as const);
  yield;
  const layers = layersOf(montage, elevationM, hole.tvd[1]);
  const deepestM = Math.max(
    minDepthM,
    hole.tvd[1],
    layers.at(-1)?.baseM ?? 0,
    ...reservoirs.map(({ baseM }) => baseM),
  );
  const bounds: Bounds = { ...hole, tvd: [Math.min(0, elevationM), deepestM] };
  const widestIn = Math.max(
    1,
    ...holes.map(({ diameterIn }) => diameterIn ?? 0),
    ...strings.map(({ outerDiameterIn }) => outerDiameterIn),
  );
  const radiusFactor = roundFactor((widestPart * deepestM) / (widestIn * inchM));
  return { path, kept, holes, strings, layers, reservoirs, drillFloorM, bounds, radiusFactor };
}

function boundsOfPath({ trajectory }: WellPath): Bounds {
  const points = [trajectory.start, ...trajectory.stations];
  const range = (of: (point: (typeof points)[number]) => number): [number, number] => {
    let least = Infinity;
    let most = -Infinity;
    for (const point of points) {
      least = Math.min(least, of(point));
      most = Math.max(most, of(point));
    }
    return [least, most];
  };
  return {
    north: range(({ northM }) => northM),
    east: range(({ eastM }) => eastM),
    tvd: range(({ tvdM }) => tvdM),
  };
}

/** The extent of everything with the targets and the planned path, which `bounds` leaves out. */
export function picturedBounds({ bounds, kept }: Wellbore): Bounds {
  if (!kept) return bounds;
  const points = [
    ...(kept.planned?.points ?? []).map((point) => ({ ...point, radiusM: 0 })),
    ...kept.targets.map(({ radiusM, ...target }) => ({ ...target, radiusM: radiusM ?? 0 })),
  ];
  const wider = ([least, most]: readonly [number, number], reached: readonly number[]) =>
    [Math.min(least, ...reached), Math.max(most, ...reached)] as const;
  return {
    north: wider(
      bounds.north,
      points.flatMap(({ northM, radiusM }) => [northM - radiusM, northM + radiusM]),
    ),
    east: wider(
      bounds.east,
      points.flatMap(({ eastM, radiusM }) => [eastM - radiusM, eastM + radiusM]),
    ),
    tvd: wider(
      bounds.tvd,
      points.flatMap(({ tvdM }) => tvdM ?? []),
    ),
  };
}

/** The drawn radius (m) of a diameter in inches: half of it, times the factor that the picture states. */
export const drawnRadiusM = (diameterIn: number, radiusFactor: number): number =>
  (diameterIn / 2) * inchM * radiusFactor;
