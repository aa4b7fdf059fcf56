import { IconPlayerPause } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { MontageListItem } from '@/api/generated/model';
import { montageName } from '@/domain/montage-name';
import list from '@/ui/list-table.module.css';
import { momentOf } from '@/ui/moment';
import { shortText } from '@/ui/short-text';
import { MontageExportMenu } from './export-menu';
import { dateAndTime, exactDate, relativeDate } from './relative-date';
import styles from './montage-table.module.css';

interface MontageRowProps {
  montage: MontageListItem;
  /** ms since the epoch */
  nowMs: number;
}

export function MontageRow({ montage, nowMs }: MontageRowProps) {
  const { id, top_line_item: topLine } = montage;
  if (!topLine) return <StoppedRow montage={montage} nowMs={nowMs} />;
  const name = montageName(topLine.well_name, topLine.field_name, topLine.field_code);
  // A screen reader reads the name with each of its row's buttons.
  const short = shortText(name);
  return (
    <tr className={list.row}>
      <th scope="row" className={`${list.name} ${styles.name}`}>
        <Link
          to="/montage/edit/$documentId"
          params={{ documentId: id }}
          className={styles.nameLink}
          dir="auto"
          title={short === name ? undefined : name}
        >
          {name}
        </Link>
      </th>
      <DateCell updatedTime={montage.updated_time} nowMs={nowMs} />
      <td className={styles.export}>
        <MontageExportMenu id={id} label={short} />
      </td>
      <td className={styles.edit}>
        <Link
          to="/montage/edit/$documentId"
          params={{ documentId: id }}
          className={list.rowButton}
          aria-label={`Edit ${short}`}
        >
          Edit
        </Link>
      </td>
    </tr>
  );
}

/** A montage whose generation stopped before the well was known: it has no name to open, and one way to go on. */
function StoppedRow({ montage, nowMs }: MontageRowProps) {
  return (
    <tr className={`${list.row} ${styles.row}`} data-stopped>
      <th scope="row" className={`${list.name} ${styles.name}`}>
        <span className={styles.stopped}>
          <IconPlayerPause size={16} stroke={1.75} aria-hidden />
          Montage Generation Stopped
        </span>
        <span className={styles.document}>Document {montage.id}</span>
      </th>
      <DateCell updatedTime={montage.updated_time} nowMs={nowMs} />
      <td className={styles.export}>
        <MontageExportMenu id={montage.id} label={`the stopped montage ${montage.id}`} />
      </td>
      <td className={styles.edit}>
        <Link
          to="/montage/create"
          search={{ step: 'inputs', document: montage.id }}
          className={list.rowButton}
          data-emphasis
        >
          Continue creating montage
        </Link>
      </td>
    </tr>
  );
}

interface DateCellProps {
  updatedTime: string | null | undefined;
  /** ms since the epoch */
  nowMs: number;
}

/** The exact date is on a line of its own, because touch and keys have no hover. */
function DateCell({ updatedTime, nowMs }: DateCellProps) {
  const momentMs = momentOf(updatedTime);
  if (momentMs === null) return <td className={styles.date}>-</td>;
  return (
    <td className={styles.date}>
      <time dateTime={updatedTime ?? undefined} title={exactDate(momentMs)}>
        {relativeDate(momentMs, nowMs)}
        <span className={styles.exact}>{dateAndTime(momentMs)}</span>
      </time>
    </td>
  );
}
