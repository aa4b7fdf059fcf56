import type { Table } from '../../readers/table';
import { placeKey } from '../corrections/corrected-content';
import type { CorrectedContent } from '../corrections/corrected-content';
import type { Group } from '../tables/table-groups';

/** The groups without the rows of lists and sentences that are not of their kind, as corrections say. */
export function withoutSetAside(
  groups: readonly Group[],
  tables: readonly Table[],
  { setAside }: CorrectedContent,
): Group[] {
  return groups.flatMap((group) => {
    const own = setAside.filter(({ is }) => is === group.kind);
    if (own.length === 0 || tables.includes(group.recognised.table)) return [group];
    const rows = group.rows.filter((row) => {
      const { file: _, row: at = 0, ...place } = row.source();
      return !own.some((aside) => aside.rows.has(placeKey({ ...place, row: at })));
    });
    return rows.length === 0 ? [] : [{ ...group, rows }];
  });
}
