import { counted } from '../../words';
import type { Group } from '../tables/table-groups';
import type { RowReader } from '../tables/row-reader';

/** The top and, if given, the base of a formation, before the sign of the column is known. */
interface Ends {
  top: number | null;
  base: number | null;
}

export type DepthColumn = 'tvdSs' | 'tvd' | 'ahd';

interface Written extends Ends {
  /** Whether both are in one cell (`1200 - 1450`), so that only their order shows which is the top. */
  together: boolean;
}

const BLANK: Ends = { top: null, base: null };

function writtenIn(row: RowReader, field: DepthColumn): Written {
  const top = row.value(field);
  const ends = top === null ? row.ends(field) : null;
  return ends === null
    ? { top, base: row.value(`${field}Base`), together: false }
    : { top: ends.first, base: ends.second, together: true };
}

/** How much deeper the second is than the first; null if only one has a sign. */
function deeperBy({ top, base }: Ends, negativeDown: boolean): number | null {
  return top === null || base === null ? null : negativeDown ? top - base : base - top;
}

const isMixed = ({ top, base }: Ends) => top !== null && base !== null && top * base < 0;

/**
 * The depths of the rows in one field. A base is below its top: a column with the deeper end first in every
 * row is swapped, with a remark; a single row that differs from the others is contradictory and is left out.
 */
export function depthRanges(
  group: Group,
  rows: readonly RowReader[],
  field: DepthColumn,
  isNegativeDown: (values: (number | null)[]) => boolean,
): { depths: Ends[]; negativeDown: boolean } {
  const written = rows.map((row) => writtenIn(row, field));
  const mixed = written.filter((ends) => ends.together && isMixed(ends));
  const negativeDown = isNegativeDown(written.map((ends) => (mixed.includes(ends) ? null : ends.top)));
  const given = written.flatMap((ends) => (mixed.includes(ends) ? [] : (deeperBy(ends, negativeDown) ?? [])));
  const turned = given.length > 0 && given.every((deeper) => deeper < 0);
  let contradicting = 0;
  const depths = written.map((ends): Ends => {
    const deeper = deeperBy(ends, negativeDown);
    if (deeper === null) return { top: ends.top, base: ends.base };
    if (turned && !mixed.includes(ends)) return { top: ends.base, base: ends.top };
    if (deeper >= 0 && !mixed.includes(ends)) return { top: ends.top, base: ends.base };
    contradicting += 1;
    return ends.together ? BLANK : { top: ends.top, base: null };
  });
  if (turned)
    group.log.remarks.push(
      'The depth intervals have their deeper end first in every row; the shallower end was taken as the top.',
    );
  if (contradicting > 0)
    group.log.remarks.push(
      `${counted(contradicting, 'depth interval runs', 'depth intervals run')} against the others or through sea level without saying which way is down; left out.`,
    );
  return { depths, negativeDown };
}
