import { montageDrillFloor } from '../checks/contexts';
import { atOnce, type Steps } from '../steps';
import type { Montage } from '../montage/montage';
import { roundFactor } from './depth-scale';
import { depthPairsOf } from './known-depths';
import { layersOf, reservoirsOf, type Layer, type ReservoirInterval } from './layers';
import { holesOf, stringsOf, type HoleSection, type PipeString } from './strings';
import { wellPathOf, type Survey, type WellPath } from './well-path';

/** Where everything lies: north and east from the drill floor and TVD below it, m. */
export interface Bounds {
  readonly north: readonly [number, number];
  readonly east: readonly [number, number];
  /** From the drill floor, or from what lies above it, down to the deepest of all. */
  readonly tvd: readonly [number, number];
}

/** What a picture of the well shows, in numbers. */
export interface Wellbore {
  /** Null where the montage holds no depth of the hole. */
  readonly path: WellPath | null;
  readonly holes: readonly HoleSection[];
  readonly strings: readonly PipeString[];
  readonly layers: readonly Layer[];
  readonly reservoirs: readonly ReservoirInterval[];
  /** Elevation of the drill floor above mean sea level, m; null where the montage's depths do not tell it. */
  readonly drillFloorM: number | null;
  readonly bounds: Bounds;
  /** What diameters are multiplied with to be seen beside depths. */
  readonly radiusFactor: number;
}

/** The widest pipe or hole takes this part of the picture's height, so that the narrowest still shows. */
const widestPart = 0.2;
const inchM = 0.0254;
/** A well of no depth has room around it all the same. */
const leastDepthM = 100;

/**
 * A montage as a wellbore in space, whatever is missing in it. The path is `wellPathOf`'s, the strings `stringsOf`'s, the
 * formations are level. Where no pair of depths tells how high the drill floor stands, it is drawn at sea level. Never
 * throws.
 */
export const wellboreOf = (montage: Montage, survey?: Survey): Wellbore =>
  atOnce(wellboreSteps(montage, survey));

/** As `wellboreOf`, with a halt wherever a well of twenty thousand tops has taken its time. */
export function* wellboreSteps(montage: Montage, survey?: Survey): Steps<Wellbore> {
  const drillFloorM = montageDrillFloor(montage);
  yield;
  const elevationM = drillFloorM ?? 0;
  const pairs = depthPairsOf(montage, elevationM);
  yield;
  const path = wellPathOf(montage, elevationM, survey, pairs);
  yield;
  const holes = path ? holesOf(montage, path, elevationM) : [];
  const strings = path ? stringsOf(montage, path, elevationM) : [];
  const reservoirs = reservoirsOf(montage, elevationM);
  const hole = path ? boundsOfPath(path) : ({ north: [0, 0], east: [0, 0], tvd: [0, 0] } as const);
  yield;
  const layers = layersOf(montage, elevationM, hole.tvd[1]);
  const deepestM = Math.max(
    leastDepthM,
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
  return { path, holes, strings, layers, reservoirs, drillFloorM, bounds, radiusFactor };
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

/** How wide (m) a diameter in inches is drawn: half of it, times the factor that the picture states. */
export const drawnRadiusM = (diameterIn: number, radiusFactor: number): number =>
  (diameterIn / 2) * inchM * radiusFactor;
