import { dogleg } from '@/domain/trajectory/arc';
import type { Table } from '../../readers/table';
import type { Columns } from '../tables/columns';
import { fold } from '../words/fold';
import { parseNumber } from '../words/numbers';

/** Of what length a dogleg severity is given: of 100 ft, 30 m or 10 m. */
const LENGTHS: readonly { per: number; unit: 'ft' | 'm' }[] = [
  { per: 100, unit: 'ft' },
  { per: 30, unit: 'm' },
  { per: 10, unit: 'm' },
];
/** A severity is printed with one or two decimals, of figures that are rounded themselves. */
const ROUNDED = 0.06;
const FEWEST = 3;
/** Degrees: a smaller turn says nothing, because its severity is rounded. */
const SMALLEST_TURN = 0.5;

const IS_SEVERITY = /\bdls\b|dog ?leg|\bd l s\b/;

/**
 * The unit of a survey's depths by the severity of its doglegs: 5° within 200 are 2.5 if they are feet, and 0.75 if they are
 * metres. Null without such a column, or if the figures fit no length.
 */
export function lengthByDogleg(table: Table, columns: Columns): 'ft' | 'm' | null {
  const severity = table.headings.findIndex((heading) => IS_SEVERITY.test(fold(heading)));
  const [depth, inclination, azimuth] = ['ahd', 'inclination', 'azimuth'].map(
    (field) => columns[field]?.column,
  );
  if (severity < 0 || depth === undefined || inclination === undefined || azimuth === undefined) return null;
  const stations = table.rows.map(({ cells }) =>
    [depth, inclination, azimuth, severity].map((column) =>
      parseNumber(cells[column] ?? '', table.decimalComma),
    ),
  );
  const turns = stations.slice(1).flatMap(([toDepth, toInclination, toAzimuth, given], at) => {
    const [fromDepth, fromInclination, fromAzimuth] = stations[at] ?? [];
    if (toDepth == null || fromDepth == null || given == null || given === 0 || toDepth <= fromDepth)
      return [];
    if (toInclination == null || fromInclination == null) return [];
    const [from, to] = [fromAzimuth ?? 0, toAzimuth ?? fromAzimuth ?? 0];
    const turn = (dogleg(fromInclination, from, toInclination, to) * 180) / Math.PI;
    return turn < SMALLEST_TURN ? [] : [(given * (toDepth - fromDepth)) / turn];
  });
  const fitting = LENGTHS.filter(
    ({ per }) => turns.filter((length) => Math.abs(length / per - 1) <= ROUNDED).length * 2 > turns.length,
  );
  return turns.length < FEWEST ? null : (fitting[0]?.unit ?? null);
}
