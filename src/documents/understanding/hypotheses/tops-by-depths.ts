import type { Table } from '../../readers/table';
import type { Columns, ColumnUse } from '../tables/columns';
import { parseMeasured } from '../words/numbers';

const FEWEST_ROWS = 4;
/** The elevation of the drill floor, with what rounding takes from it, in the unit of the table. */
const SAME_FLOOR = 1.5;
/** A remark below the table may be one of its rows. */
const LEAST_SHARE = 0.8;

/** Whether two depths of each row differ by one constant, whichever way the depth below the sea is signed. */
function differByAConstant(below: readonly number[], subsea: readonly number[]): boolean {
  const isUp = (subsea.at(-1) ?? 0) < (subsea[0] ?? 0);
  const apart = below.map((value, row) => value - (isUp ? -1 : 1) * (subsea[row] ?? NaN));
  return Math.max(...apart) - Math.min(...apart) <= SAME_FLOOR;
}

const isDownwards = (depths: readonly number[]): boolean =>
  depths.every((depth, row) => depth >= (depths[row - 1] ?? depth));

/**
 * Whether a table must be formation tops, because each row has its own name and two depths that agree. Its other columns may
 * be about hazards, fluids or temperatures.
 */
export function areTopsByDepths({ name, tvd, ahd, tvdSs }: Columns, { rows, decimalComma }: Table): boolean {
  const second = tvdSs ?? ahd;
  if (!name || !tvd || !second || tvd.countedFrom !== undefined) return false;
  const depthOf = ({ cells }: Table['rows'][number], { column }: ColumnUse) =>
    parseMeasured(cells[column] ?? '', decimalComma)?.value ?? null;
  const named = rows.flatMap((row) => {
    const [vertical, other] = [depthOf(row, tvd), depthOf(row, second)];
    return vertical === null || other === null
      ? []
      : [{ name: (row.cells[name.column] ?? '').trim(), vertical, other }];
  });
  const names = new Set(named.map((row) => row.name));
  if (named.length < FEWEST_ROWS || named.length < LEAST_SHARE * rows.length) return false;
  if (names.size < named.length || [...names].some((text) => !/\p{L}{2}/u.test(text))) return false;
  const [vertical, other] = [named.map((row) => row.vertical), named.map((row) => row.other)];
  if (!isDownwards(vertical)) return false;
  if (tvdSs) return differByAConstant(vertical, other);
  return isDownwards(other) && vertical.every((depth, row) => depth <= (other[row] ?? NaN) + SAME_FLOOR);
}
