import type { Source, SurveyFact, SurveyStationFact } from '../../facts';
import type { Group } from '../tables/table-groups';
import { parseNumber } from '../words/numbers';
import type { RowReader } from '../tables/row-reader';

type Rejected = SurveyFact['rejected'][number];

interface Candidate extends SurveyStationFact {
  inclinationWritten: number;
}

const FIELDS = ['ahd', 'inclination', 'azimuth'] as const;
const CALLED = { ahd: 'depth', inclination: 'inclination', azimuth: 'azimuth' };

/** A footer below the table has at most one of the three; a row with more is meant as a station. */
function wasMeantAsStation(row: RowReader): boolean {
  const numbers = FIELDS.filter((field) => row.value(field) !== null).length;
  return numbers >= 1 || FIELDS.every((field) => row.text(field) !== null);
}

/**
 * A column of azimuths without values: from an inclinometer, or a path computed from depths. Without a turn the azimuth affects no
 * depth, so the hole is read as one vertical plane, with a remark; the printed TVD shows if it is not.
 */
function isPlanar(rows: readonly RowReader[]): boolean {
  const stations = rows.filter((row) => row.value('ahd') !== null && row.value('inclination') !== null);
  return (
    stations.some((row) => row.value('inclination') !== 0) &&
    stations.every((row) => row.text('azimuth') === null)
  );
}

function readStation(row: RowReader, planar: boolean): { station: Candidate } | { reason: string } {
  const ahdM = row.value('ahd');
  const inclination = row.value('inclination');
  // A vertical hole has no direction, and many files leave its azimuth blank.
  const azimuth =
    row.value('azimuth') ?? ((inclination === 0 || planar) && row.text('azimuth') === null ? 0 : null);
  if (ahdM === null || inclination === null || azimuth === null) {
    const bad = FIELDS.filter((field) => row.value(field) === null);
    const faults = bad.map((field) => {
      const written = row.text(field);
      if (written === null) return `no ${CALLED[field]} is given`;
      return parseNumber(written) === null
        ? `the ${CALLED[field]} "${written}" is not a number`
        : `the ${CALLED[field]} "${written}" has a unit that measures something else`;
    });
    return { reason: faults.join('; ') };
  }
  if (ahdM < 0) return { reason: `the depth ${ahdM} m is above the drill floor` };
  if (inclination < 0 || inclination > 180)
    return { reason: `the inclination ${inclination}\u00b0 is not between 0 and 180` };
  if (azimuth < -360 || azimuth > 360)
    return { reason: `the azimuth ${azimuth}\u00b0 is not between 0 and 360` };
  return {
    station: {
      ahdM,
      inclinationDeg: inclination,
      inclinationWritten: inclination,
      azimuthDeg: azimuth < 0 ? azimuth + 360 : azimuth,
      tvdM: row.value('tvd'),
      source: row.source(),
    },
  };
}

/** More than any real survey; beyond it a simple rule (each below the previous one) is used. */
const LONGEST_FOR_CARE = 5000;

/**
 * Which stations are in order of depth. One misprinted depth must cost only one station and not all that follow, so the
 * longest increasing series is kept; of two equally long ones, the one with the earlier rows.
 */
function ascending(depths: readonly number[]): boolean[] {
  const keep = depths.map(() => false);
  if (
    depths.length > LONGEST_FOR_CARE ||
    depths.every((depth, i) => i === 0 || depth > (depths[i - 1] ?? 0))
  ) {
    let deepest = -Infinity;
    depths.forEach((depth, index) => {
      keep[index] = depth > deepest;
      deepest = Math.max(deepest, depth);
    });
    return keep;
  }
  const lengths = depths.map(() => 1);
  for (let from = depths.length - 1; from >= 0; from -= 1) {
    for (let next = from + 1; next < depths.length; next += 1) {
      const longer = (lengths[next] ?? 0) + 1;
      if ((depths[next] ?? 0) > (depths[from] ?? 0) && longer > (lengths[from] ?? 0)) lengths[from] = longer;
    }
  }
  let wanted = Math.max(...lengths);
  let last = -Infinity;
  lengths.forEach((length, index) => {
    const depth = depths[index] ?? 0;
    if (length !== wanted || depth <= last) return;
    keep[index] = true;
    last = depth;
    wanted -= 1;
  });
  return keep;
}

/**
 * Whether angles without a unit are radians, by the TVD in the file: no inclination exceeds pi, and the vertical gain
 * between stations fits the cosine of the values as radians and not as degrees.
 */
function areRadians(stations: readonly Candidate[]): boolean {
  if (
    stations.length < 3 ||
    stations.some((s) => s.inclinationWritten > Math.PI || s.azimuthDeg > 2 * Math.PI)
  )
    return false;
  let asDegrees = 0;
  let asRadians = 0;
  for (let at = 1; at < stations.length; at += 1) {
    const [from, to] = [stations[at - 1], stations[at]];
    if (!from || !to || from.tvdM === null || to.tvdM === null) return false;
    const mean = (from.inclinationWritten + to.inclinationWritten) / 2;
    const gain = (to.tvdM - from.tvdM) / (to.ahdM - from.ahdM);
    asDegrees += Math.abs(gain - Math.cos((mean * Math.PI) / 180));
    asRadians += Math.abs(gain - Math.cos(mean));
  }
  return asRadians < asDegrees / 4;
}

/** The survey of a group of rows. Rows that cannot be stations are listed with the reason, never adjusted. */
export function readSurvey(group: Group): SurveyFact {
  const rejected: Rejected[] = [];
  const candidates: Candidate[] = [];
  const planar = isPlanar(group.rows);
  for (const row of group.rows) {
    if (!wasMeantAsStation(row)) continue;
    const read = readStation(row, planar);
    if ('station' in read) candidates.push(read.station);
    else rejected.push({ source: row.source(), reason: `Not a station: ${read.reason}.` });
  }
  const kept = ascending(candidates.map((station) => station.ahdM));
  const inOrder = candidates.filter((_, index) => kept[index]);
  candidates.forEach((station, index) => {
    if (kept[index]) return;
    const above = candidates.slice(0, index).findLast((_, i) => kept[i]);
    const where = above ? ` after ${above.ahdM} m` : '';
    rejected.push({
      source: station.source,
      reason: `Not in order: the depth ${station.ahdM} m${where} breaks the order of increasing depth.`,
    });
  });
  const radians = group.rows[0]?.unit('inclination') === null && areRadians(inOrder);
  if (radians)
    group.log.remarks.push(
      'Inclination and azimuth: no unit is written; the TVD shows that they are radians, converted to deg.',
    );
  if (planar)
    group.log.remarks.push(
      'Azimuth: no station has one; the hole is read as lying in one vertical plane, whose direction is not known.',
    );
  const stations = inOrder.map(({ inclinationWritten: _, ...station }) =>
    radians ? inDegrees(station) : station,
  );
  const byRow = rejected.toSorted((a, b) => (a.source.row ?? 0) - (b.source.row ?? 0));
  return {
    well: group.well,
    stations,
    rejected: byRow,
    source: group.source,
    ...(planar && { isPlanar: true }),
  };
}

function inDegrees(station: SurveyStationFact): SurveyStationFact {
  const converted = [station.source.converted, 'rad to deg'].filter((note) => note !== undefined).join(', ');
  const source: Source = { ...station.source, converted };
  return {
    ...station,
    inclinationDeg: (station.inclinationDeg * 180) / Math.PI,
    azimuthDeg: (station.azimuthDeg * 180) / Math.PI,
    source,
  };
}
