import { memo, useMemo, useState } from 'react';
import type { Organisation } from '@/api/generated/model';
import { ListTable, SkeletonRows, type ListColumn, type SortOrder } from '@/ui/list-table';
import list from '@/ui/list-table.module.css';
import { momentOf } from '@/ui/moment';
import { createdDate, exactTime } from './created-date';
import { newRow } from './new-row';
import { actionsWidthPx, RowActions } from './row-actions';
import styles from './table.module.css';
import { skeletonBars } from './skeleton-bars';

interface OrganisationsTableProps {
  /** Undefined while they are loading. */
  organisations: readonly Organisation[] | undefined;
  busy: boolean;
  /** The name of the one that was just added. */
  newName: string | undefined;
  /** The number of users of each, by id; undefined until known. */
  userCounts: ReadonlyMap<string, number> | undefined;
  onShowUsers: (organisation: Organisation) => void;
  onEdit: (organisation: Organisation) => void;
  onDelete: (organisation: Organisation) => void;
}

const columns: readonly ListColumn[] = [
  { head: 'Organisation Name', sort: { by: 'name', first: 'asc' } },
  { head: 'Users', width: '20%', sort: { by: 'users', first: 'desc' } },
  { head: 'Created', width: '22%', sort: { by: 'created', first: 'desc' } },
  { head: 'Actions', widthPx: actionsWidthPx },
];

export const OrganisationsTable = memo(function OrganisationsTable(props: OrganisationsTableProps) {
  const { organisations, busy, newName, userCounts, onShowUsers, onEdit, onDelete } = props;
  const [sort, setSort] = useState<{ by: string; order: SortOrder } | null>(null);
  const sorted = useMemo(
    () => (organisations && sort ? sortedOrganisations(organisations, sort, userCounts) : organisations),
    [organisations, sort, userCounts],
  );
  return (
    <div className={styles.scrolled}>
      <ListTable
        className={styles.organisations}
        columns={columns}
        aria-label="Organisations"
        busy={busy}
        sorting={{ by: 'name', order: 'asc', ...sort, onSort: (by, order) => setSort({ by, order }) }}
      >
        {sorted ? (
          sorted.map((organisation) => (
            <tr
              key={organisation.id}
              className={`${list.row} ${styles.row}`}
              {...(organisation.name === newName && newRow)}
            >
              <th scope="row" className={list.name}>
                <span className={styles.text} dir="auto">
                  {organisation.name || '-'}
                </span>
              </th>
              <td>
                <UserCount
                  count={userCounts && (userCounts.get(organisation.id) ?? 0)}
                  onShow={() => onShowUsers(organisation)}
                />
              </td>
              <td className={styles.created}>
                <Created time={organisation.created_time} />
              </td>
              <RowActions
                of={organisation.name || organisation.id}
                onEdit={() => onEdit(organisation)}
                onDelete={() => onDelete(organisation)}
              />
            </tr>
          ))
        ) : (
          <SkeletonRows rows={4} bars={skeletonBars(columns.length)} />
        )}
      </ListTable>
    </div>
  );
});

const inEnglish = new Intl.Collator('en', { numeric: true });

function sortedOrganisations(
  organisations: readonly Organisation[],
  { by, order }: { by: string; order: SortOrder },
  userCounts: ReadonlyMap<string, number> | undefined,
): readonly Organisation[] {
  const sign = order === 'desc' ? -1 : 1;
  const users = ({ id }: Organisation) => userCounts?.get(id) ?? 0;
  const created = ({ created_time }: Organisation) => momentOf(created_time) ?? 0;
  const compare = {
    name: (a: Organisation, b: Organisation) => inEnglish.compare(a.name ?? '', b.name ?? ''),
    users: (a: Organisation, b: Organisation) => users(a) - users(b),
    created: (a: Organisation, b: Organisation) => created(a) - created(b),
  }[by as 'name' | 'users' | 'created'];
  return organisations.toSorted((a, b) => sign * compare(a, b));
}

/** Leads to the users below. */
function UserCount({ count, onShow }: { count: number | undefined; onShow: () => void }) {
  if (!count) return count === 0 ? <span className={styles.quiet}>No users</span> : '-';
  return (
    <button type="button" className="text-button" onClick={onShow}>
      {count === 1 ? '1 user' : `${count.toLocaleString('en-US')} users`}
    </button>
  );
}

function Created({ time }: { time: string | null | undefined }) {
  const exact = exactTime(time);
  if (!exact) return '-';
  return (
    <time dateTime={time ?? undefined} title={exact}>
      {createdDate(time)}
    </time>
  );
}
