import type { MontageListItem } from '@/api/generated/model';
import { momentOf } from '@/ui/moment';
import { shortText } from '@/ui/short-text';
import type { ShownColumns } from './montage-columns';
import { depthText, errorCount, statusWords, warningCount } from './montage-words';
import { dateAndTime, exactDate, relativeDate } from './relative-date';
import styles from './montage-table.module.css';

interface CellsProps {
  montage: MontageListItem;
  shown: ShownColumns;
}

/** The columns between name and date, as far as the server has them. */
export function MontageCells({ montage, shown }: CellsProps) {
  const { top_line_item: top, total_depth, status, changed_by } = montage;
  const field = [top?.field_name?.trim(), top?.field_code?.trim()].filter(Boolean).join(' · ');
  return (
    <>
      {shown.field && (
        <td className={styles.field}>
          <span
            className={styles.cut}
            dir="auto"
            title={field.length > 40 ? shortText(field, 400) : undefined}
          >
            {field || (top ? '-' : '')}
          </span>
        </td>
      )}
      {shown.totalDepth && (
        <td className={styles.depth}>
          {total_depth != null && <span className={styles.narrowWord}>TD </span>}
          {top ? depthText(total_depth) : ''}
          {total_depth != null && <span className={styles.narrowWord}> m</span>}
        </td>
      )}
      {shown.status && <td className={styles.status}>{(status && statusWords[status]) ?? '-'}</td>}
      {shown.findings && (
        <td className={styles.findings}>
          <FindingCounts montage={montage} />
        </td>
      )}
      {shown.changedBy && (
        <td className={styles.changedBy}>
          <span className={styles.cut} dir="auto" title={changed_by ?? undefined}>
            {userOf(changed_by)}
          </span>
        </td>
      )}
    </>
  );
}

/** The part of an address before the `@`: colleagues share the rest. */
const userOf = (email: string | null | undefined): string => email?.replace(/(?<=.)@[^@]*$/, '') || '-';

/** A generation that stopped has nothing to find anything in. */
function FindingCounts({ montage: { findings, top_line_item } }: { montage: MontageListItem }) {
  if (!top_line_item) return null;
  if (!findings) return '-';
  const { errors, warnings } = findings;
  if (errors + warnings === 0) return <span className={styles.quiet}>No findings</span>;
  return (
    <>
      {errors > 0 && <span className={styles.errors}>{errorCount(errors)}</span>}{' '}
      {warnings > 0 && <span className={styles.warnings}>{warningCount(warnings)}</span>}
    </>
  );
}

interface DateCellProps {
  montage: MontageListItem;
  /** ms since the epoch */
  nowMs: number;
}

/** The exact date is on a line of its own, because touch and keys have no hover. */
export function DateCell({ montage: { updated_time, changed_by }, nowMs }: DateCellProps) {
  const momentMs = momentOf(updated_time);
  // Shown where the column of its own has no room.
  const by = changed_by && (
    <span className={styles.by} dir="auto">
      {changed_by}
    </span>
  );
  return (
    <td className={styles.date}>
      {momentMs === null ? (
        '-'
      ) : (
        <time dateTime={updated_time ?? undefined} title={exactDate(momentMs)}>
          {`${relativeDate(momentMs, nowMs)} `}
          <span className={styles.exact}>{dateAndTime(momentMs)}</span>
        </time>
      )}
      {by}
    </td>
  );
}
