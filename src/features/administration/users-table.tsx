import { memo } from 'react';
import type { User } from '@/api/generated/model';
import { modules, ticksOf } from './modules';
import { newRow } from './new-row';
import { RowActions } from './row-actions';
import styles from './table.module.css';
import { TableSkeleton } from './table-skeleton';
import { usersPerPage } from './user-directory';

interface UsersTableProps {
  /** Those of one page; undefined while they are on their way. */
  users: readonly User[] | undefined;
  busy: boolean;
  /** The id of the one that was just added. */
  newId: string | undefined;
  onEdit: (user: User) => void;
  onDelete: (user: User) => void;
}

export const UsersTable = memo(function UsersTable(props: UsersTableProps) {
  const { users, busy, newId, onEdit, onDelete } = props;
  return (
    <table className={styles.table} aria-label="Users" aria-busy={busy}>
      <thead>
        <tr className={styles.headRow}>
          <th scope="col">Email</th>
          <th scope="col">Organisation</th>
          <th scope="col" className={styles.accessHead}>
            Access
          </th>
          <th scope="col" className={styles.actionsHead}>
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {users ? (
          users.map((user) => (
            <tr key={user.id} className={styles.row} {...(user.id === newId && newRow)}>
              <th scope="row" className={styles.name}>
                <span className={styles.text} dir="auto">
                  {user.email}
                </span>
              </th>
              <td className={styles.organisation}>
                {user.organisation ? (
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
              <RowActions of={user.email} onEdit={() => onEdit(user)} onDelete={() => onDelete(user)} />
            </tr>
          ))
        ) : (
          <TableSkeleton rows={usersPerPage} columns={4} />
        )}
      </tbody>
    </table>
  );
});

function AccessBadges({ user }: { user: User }) {
  const ticks = ticksOf(user.component_access);
  const granted = modules.filter(({ name }) => ticks[name]);
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
