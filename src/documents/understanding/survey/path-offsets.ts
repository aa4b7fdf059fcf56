import { buildTrajectory } from '@/domain/trajectory/trajectory';
import type { SurveyFact } from '../../facts';
import type { UsedPlace } from '../accounting/used-places';
import { fold } from '../words/fold';
import { parseHeading } from '../words/headings';
import { parseNumber } from '../words/numbers';
import type { Group } from '../tables/table-groups';
import { convert } from '../units/units';

const NORTH =
  /^(?:y[ _]?offset[ _]?ns|\+?n ?[/+-]+ ?-?s|ns|n s|north(?:ing)?s?|local north(?:ing)?|offset n(?:orth)?|disp(?:lacement)? ?ns|nord|noord|norte)$/;
const EAST =
  /^(?:x[ _]?offset[ _]?ew|\+?e ?[/+-]+ ?-?w|ew|e w|east(?:ing)?s?|local east(?:ing)?|offset e(?:ast)?|disp(?:lacement)? ?ew|ost|oost|este)$/;

/** Offsets that differ more from the path through the stations are of another origin, unit or direction. */
const AGREEMENT_M = 0.5;
/** Smaller offsets of the first station are rounding. */
const LEAST_M = 0.0005;

interface Offsets {
  northM: number;
  eastM: number;
}

const columnOf = (headings: readonly string[], pattern: RegExp): number =>
  headings.findIndex((heading) => pattern.test(fold(parseHeading(heading).name).trim()));

/**
 * The offsets of the first station from the well head, m, if a survey prints its offsets and they agree with the path
 * through its stations; null otherwise, and if they are zero. `used` are their places: all were compared with the path.
 */
export function firstOffsets(
  { rows, file, recognised }: Group,
  { stations }: SurveyFact,
): { offsets: Offsets | null; used: UsedPlace[] } {
  const none = { offsets: null, used: [] };
  const { headings } = recognised.table;
  const [north, east] = [columnOf(headings, NORTH), columnOf(headings, EAST)];
  const first = stations[0];
  if (north < 0 || east < 0 || first === undefined) return none;
  const built = buildTrajectory(stations, { firstStationTvdM: first.tvdM });
  if (!built.ok) return none;
  const positions = new Map(built.trajectory.stations.map((station) => [station.ahdM, station]));
  const unit = rows.find((row) => row.unit('ahd') !== null)?.unit('ahd') ?? 'm';
  const places: UsedPlace[] = [];
  let origin: Offsets | null = null;
  for (const row of rows) {
    const position = positions.get(row.value('ahd') ?? NaN);
    if (!position) continue;
    const [northM, eastM] = [north, east].map((column) => {
      const written = parseNumber(row.cells[column] ?? '', recognised.table.decimalComma);
      return written === null ? null : (convert(written, unit, 'length')?.value ?? written);
    });
    if (northM == null || eastM == null) return none;
    origin ??= { northM, eastM };
    const apartM = Math.hypot(
      northM - origin.northM - position.northM,
      eastM - origin.eastM - position.eastM,
    );
    if (apartM > AGREEMENT_M) return none;
    const { converted: _, ...place } = row.source();
    for (const column of [north, east])
      places.push({ ...place, file, column, quote: row.cells[column] ?? '' });
  }
  const apartM = origin === null ? 0 : Math.hypot(origin.northM, origin.eastM);
  // A point of the hole is not further from its head than the hole is long: these are map coordinates.
  if (origin === null || apartM < LEAST_M || apartM > first.ahdM) return none;
  return { offsets: origin, used: places };
}
