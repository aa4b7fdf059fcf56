import { memo } from 'react';
import type { Organisation } from '@/api/generated/model';
import { ListTable, SkeletonRows } from '@/ui/list-table';
import list from '@/ui/list-table.module.css';
import { createdDate, exactTime } from './created-date';
import { newRow } from './new-row';
import { actionsWidthPx, RowActions } from './row-actions';
import styles from './table.module.css';
import { skeletonBars } from './skeleton-bars';

interface OrganisationsTableProps {
  /** Undefined while they are on their way. */
  organisations: readonly Organisation[] | undefined;
  busy: boolean;
  /** The id of the one that was just added. */
  newId: string | undefined;
  onEdit: (organisation: Organisation) => void;
  onDelete: (organisation: Organisation) => void;
}

const columns = [
  { head: 'Organisation Name' },
  { head: 'Created', widthPx: 144 },
  { head: 'Actions', widthPx: actionsWidthPx },
];

export const OrganisationsTable = memo(function OrganisationsTable(props: OrganisationsTableProps) {
  const { organisations, busy, newId, onEdit, onDelete } = props;
  return (
    <div className={styles.scrolled}>
      <ListTable columns={columns} aria-label="Organisations" busy={busy}>
        {organisations ? (
          organisations.map((organisation) => (
            <tr
              key={organisation.id}
              className={`${list.row} ${styles.row}`}
              {...(organisation.id === newId && newRow)}
            >
              <th scope="row" className={list.name}>
                <span className={styles.text} dir="auto">
                  {organisation.name?.trim() || '-'}
                </span>
              </th>
              <td className={styles.created}>
                <time
                  dateTime={organisation.created_time ?? undefined}
                  title={exactTime(organisation.created_time)}
                >
                  {createdDate(organisation.created_time)}
                </time>
              </td>
              <RowActions
                of={organisation.name?.trim() || '-'}
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
