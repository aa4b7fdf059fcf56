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
  /** Undefined while they are loading. */
  organisations: readonly Organisation[] | undefined;
  busy: boolean;
  /** The name of the one that was just added. */
  newName: string | undefined;
  onEdit: (organisation: Organisation) => void;
  onDelete: (organisation: Organisation) => void;
}

const columns = [
  { head: 'Organisation Name' },
  { head: 'Created', widthPx: 144 },
  { head: 'Actions', widthPx: actionsWidthPx },
];

export const OrganisationsTable = memo(function OrganisationsTable(props: OrganisationsTableProps) {
  const { organisations, busy, newName, onEdit, onDelete } = props;
  return (
    <div className={styles.scrolled}>
      <ListTable columns={columns} aria-label="Organisations" busy={busy}>
        {organisations ? (
          organisations.map((organisation) => (
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

function Created({ time }: { time: string | null | undefined }) {
  const exact = exactTime(time);
  if (!exact) return '-';
  return (
    <time dateTime={time ?? undefined} title={exact}>
      {createdDate(time)}
    </time>
  );
}
