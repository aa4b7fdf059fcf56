import { memo } from 'react';
import type { Organisation } from '@/api/generated/model';
import { createdDate, exactTime } from './created-date';
import { newRow } from './new-row';
import { RowActions } from './row-actions';
import styles from './table.module.css';
import { TableSkeleton } from './table-skeleton';

interface OrganisationsTableProps {
  /** Undefined while they are on their way. */
  organisations: readonly Organisation[] | undefined;
  busy: boolean;
  /** The id of the one that was just added. */
  newId: string | undefined;
  onEdit: (organisation: Organisation) => void;
  onDelete: (organisation: Organisation) => void;
}

export const OrganisationsTable = memo(function OrganisationsTable(props: OrganisationsTableProps) {
  const { organisations, busy, newId, onEdit, onDelete } = props;
  return (
    <div className={styles.scrolled}>
      <table className={styles.table} aria-label="Organisations" aria-busy={busy}>
        <thead>
          <tr className={styles.headRow}>
            <th scope="col">Organisation Name</th>
            <th scope="col" className={styles.createdHead}>
              Created
            </th>
            <th scope="col" className={styles.actionsHead}>
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {organisations ? (
            organisations.map((organisation) => (
              <tr key={organisation.id} className={styles.row} {...(organisation.id === newId && newRow)}>
                <th scope="row" className={styles.name}>
                  <span className={styles.text} dir="auto">
                    {organisation.name}
                  </span>
                </th>
                <td className={styles.created}>
                  <time dateTime={organisation.created_time} title={exactTime(organisation.created_time)}>
                    {createdDate(organisation.created_time)}
                  </time>
                </td>
                <RowActions
                  of={organisation.name}
                  onEdit={() => onEdit(organisation)}
                  onDelete={() => onDelete(organisation)}
                />
              </tr>
            ))
          ) : (
            <TableSkeleton rows={4} columns={3} />
          )}
        </tbody>
      </table>
    </div>
  );
});
