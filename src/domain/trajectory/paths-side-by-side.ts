import { figure, missing } from '../montage/figures';
import type { Montage, TrajectoryKind, WellTrajectory } from '../montage/montage';
import {
  changeIn,
  sideOf,
  signed,
  textRow,
  type Pair,
  type SideBySideGroup,
  type SideBySideRow,
} from '../montage/side-by-side-row';
import { trajectoryName } from '../montage/words';
import { withUnit } from '../shown-units/figures';
import { northWords } from '../wellbore/kept-paths';
import {
  builtTrajectory,
  drawnTrajectory,
  stationFigures,
  verticalSectionAzimuth,
} from './montage-trajectory';
import { separationGroup } from './separation-rows';
import type { Trajectory } from './trajectory';

/** The well paths of two montages, side by side: what each is like, and how far one is from the other. */

const kinds: readonly (TrajectoryKind | null)[] = ['actual', 'planned', null];

/**
 * The first path of each kind with the first of the same kind. If no kind is in both, the paths that are drawn: the plan
 * of one well with the survey of another.
 */
function pathPairs(left: Montage, right: Montage): Pair<WellTrajectory>[] {
  const firstOf = ({ trajectories_list: paths = [] }: Montage, kind: TrajectoryKind | null) =>
    paths.find((path) => path.kind === kind && path.stations_list.length > 0) ?? null;
  const pairs = kinds
    .map((kind): Pair<WellTrajectory> => [firstOf(left, kind), firstOf(right, kind)])
    .filter(([one, other]) => one !== null || other !== null);
  const [one, other] = [drawnTrajectory(left), drawnTrajectory(right)];
  const isPaired = pairs.some((pair) => pair[0] !== null && pair[1] !== null);
  if (isPaired || !one || !other) return pairs;
  const others = pairs.filter((pair) => !pair.includes(one) && !pair.includes(other));
  return [[one, other], ...others];
}

interface Largest {
  readonly value: number;
  readonly ahdM: number;
}

/** What is compared of a path that can be computed. Lengths m, angles degrees. */
interface PathSummary {
  readonly end: Trajectory['end'];
  readonly inclination: Largest;
  /** Degrees per 30 m; at the lower end of its interval. */
  readonly dogleg: Largest;
  readonly departureM: number;
}

function summaryOf(path: WellTrajectory): PathSummary | null {
  const built = builtTrajectory(path);
  if (!built || built.stations.length < 2) return null;
  const doglegs = stationFigures(path).flatMap((station, at): Largest[] => {
    const ahdM = path.stations_list[at]?.along_hole_depth_below_drill_floor ?? null;
    return station && ahdM !== null ? [{ value: station.doglegDegPer30M, ahdM }] : [];
  });
  const inclinations = built.stations.map(({ inclinationDeg: value, ahdM }): Largest => ({ value, ahdM }));
  const largest = (all: readonly Largest[]): Largest =>
    all.reduce((most, one) => (one.value > most.value ? one : most), { value: 0, ahdM: 0 });
  return {
    end: built.end,
    inclination: largest(inclinations),
    dogleg: largest(doglegs),
    departureM: Math.hypot(built.end.northM, built.end.eastM),
  };
}

const at = (ahdM: number): string => `at ${withUnit('length', ahdM)} AHD`;

function summaryRows(pair: Pair<WellTrajectory>): SideBySideRow[] {
  const summaries = pair.map((path) => path && summaryOf(path)) as [PathSummary | null, PathSummary | null];
  const texts = (text: (path: WellTrajectory) => string) =>
    pair.map((path) => (path ? text(path) : missing)) as [string, string];
  const figures = (text: (summary: PathSummary) => string) =>
    summaries.map((one) => (one ? text(one) : missing)) as [string, string];
  const values = (value: (summary: PathSummary) => number) =>
    summaries.map((one) => one && value(one)) as [number | null, number | null];
  const length = (key: string, label: string, value: (summary: PathSummary) => number) =>
    textRow(
      key,
      label,
      figures((one) => withUnit('length', value(one))),
      changeIn('length', values(value)),
    );
  const [ours, theirs] = pair.map((path) => path?.stations_list.length ?? null);
  const angles = values(({ inclination }) => inclination.value);
  return [
    textRow(
      'path',
      'Path',
      texts((path) => [trajectoryName(path), path.kind].filter(Boolean).join(', ')),
    ),
    textRow(
      'stations',
      'Stations',
      texts(({ stations_list: list }) => String(list.length)),
      typeof ours === 'number' && typeof theirs === 'number'
        ? signed(theirs - ours, String(Math.abs(theirs - ours)))
        : null,
    ),
    textRow(
      'north',
      'Azimuths, north and east from',
      texts((path) => northWords(path.north_reference)),
    ),
    length('ahd', 'Last station, AHD', ({ end }) => end.ahdM),
    length('tvd', 'Last station, TVD BDF', ({ end }) => end.tvdM),
    length('departure', 'Last station, horizontal departure', ({ departureM }) => departureM),
    textRow(
      'inclination',
      'Largest inclination',
      figures(({ inclination }) => `${figure(inclination.value, 2)}° ${at(inclination.ahdM)}`),
      angles[0] !== null && angles[1] !== null
        ? signed(angles[1] - angles[0], `${figure(Math.abs(angles[1] - angles[0]), 2)}°`)
        : null,
    ),
    textRow(
      'dogleg',
      'Largest dogleg severity',
      figures(({ dogleg }) => `${withUnit('dogleg', dogleg.value, 2)} ${at(dogleg.ahdM)}`),
      changeIn(
        'dogleg',
        values(({ dogleg }) => dogleg.value),
        2,
      ),
    ),
    textRow(
      'vertical section',
      'Azimuth of the vertical section',
      texts((path) => `${figure(verticalSectionAzimuth(path), 2)}°`),
    ),
  ].filter(({ left, right }) => left !== missing || right !== missing);
}

/** A group for each pair of paths, and one for how far the two of a pair are apart. */
export function pathGroups(left: Montage, right: Montage): SideBySideGroup[] {
  return pathPairs(left, right).flatMap((pair, index): SideBySideGroup[] => {
    const [one, other] = pair;
    const kind = one && other && one.kind !== other.kind ? null : ((one ?? other)?.kind ?? null);
    const summary: SideBySideGroup = {
      key: `path ${index}`,
      title: kind === null ? 'Well path' : `Well path, ${kind}`,
      side: sideOf(pair),
      rows: summaryRows(pair),
    };
    const apart = one && other && separationGroup(`apart ${index}`, one, other);
    return apart ? [summary, apart] : [summary];
  });
}
