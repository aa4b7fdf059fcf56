import { memo } from 'react';
import type { User } from '@/api/generated/model';
import { ListTable, SkeletonRows, type ListColumn, type Sorting } from '@/ui/list-table';
import list from '@/ui/list-table.module.css';
import { modules, otherNames, ticksOf } from './modules';
import { newRow } from './new-row';
import { actionsWidthPx, RowActions } from './row-actions';
import styles from './table.module.css';
import { skeletonBars } from './skeleton-bars';
import { hasEmail, usersPerPage } from './user-directory';

interface UsersTableProps {
  /** The users of one page; undefined while they are loading. */
  users: readonly User[] | undefined;
  busy: boolean;
  sorting: Sorting;
  /** The email of the one that was just added. */
  newEmail: string | undefined;
  onEdit: (user: User) => void;
  onDelete: (user: User) => void;
}

const columns: readonly ListColumn[] = [
  { head: 'Email', sort: { by: 'email', first: 'asc' } },
  { head: 'Organisation', sort: { by: 'organisation', first: 'asc' } },
  { head: 'Access', widthPx: 248, sort: { by: 'access', first: 'asc' } },
  { head: 'Actions', widthPx: actionsWidthPx },
];

export const UsersTable = memo(function UsersTable(props: UsersTableProps) {
  const { users, busy, sorting, newEmail, onEdit, onDelete } = props;
  return (
    <ListTable className={styles.users} columns={columns} sorting={sorting} aria-label="Users" busy={busy}>
      {users ? (
        users.map((user) => (
          <tr key={user.id} className={`${list.row} ${styles.row}`} {...(hasEmail(user, newEmail) && newRow)}>
            <th scope="row" className={list.name}>
              <span className={styles.text} dir="auto">
                {user.email || '-'}
              </span>
            </th>
            <td className={styles.organisation}>
              {user.organisation?.name ? (
                <span className={styles.text} dir="auto">
                  {user.organisation.name}
                </span>
              ) : (
                <span className={styles.quiet}>N/A</span>
              )}
            </td>
            <td>
              <AccessBadges user={user} />
            </td>
            <RowActions
              of={user.email || user.id}
              onEdit={() => onEdit(user)}
              onDelete={() => onDelete(user)}
            />
          </tr>
        ))
      ) : (
        <SkeletonRows rows={usersPerPage} bars={skeletonBars(columns.length)} />
      )}
    </ListTable>
  );
});

function AccessBadges({ user }: { user: User }) {
  const ticks = ticksOf(user.component_access);
  const others = otherNames(user.component_access).map((name) => ({ name, label: name }));
  const granted = [...modules.filter(({ name }) => ticks[name]), ...others];
  if (granted.length === 0) return <span className={styles.quiet}>No access</span>;
  return (
    <ul className={styles.badges}>
      {granted.map(({ name, label }) => (
        <li key={name} className={styles.badge}>
          {label}
        </li>
      ))}
    </ul>
  );
}
