import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { MontageFindings, MontageListItem } from '@/api/generated/model';
import { openCount } from '@/domain/checks/finding';
import { ownSettings, subscribeToSettings } from '@/shared/check-settings/settings-storage';
import { momentOf } from '@/ui/moment';
import { shortText } from '@/ui/short-text';
import type { ShownColumns } from './montage-columns';
import { depthText, errorCount, statusWords, warningCount } from './montage-words';
import type { OwnFindingCountsProps } from './own-finding-counts';
import { dateAndTime, exactDate, relativeDate } from './relative-date';
import styles from './montage-table.module.css';
import { depthUnitLabel } from './depth-unit';

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
          {total_depth != null && <span className={styles.narrowWord}> {depthUnitLabel()}</span>}
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

/** The settings of this browser for one montage, or for any, as a text; empty if it has the defaults. */
export const useOwnSettings = (montage?: string): string =>
  useSyncExternalStore(subscribeToSettings, () => ownSettings(montage));

/** A montage in the bin cannot be loaded, and keeps the server's count. */
function FindingCounts({ montage }: { montage: MontageListItem }) {
  const settings = useOwnSettings(montage.id);
  // A generation that stopped has nothing to find anything in.
  if (!montage.top_line_item) return null;
  if (settings === '' || montage.folder === 'bin') return <Counts findings={montage.findings} />;
  return (
    <Suspense>
      <OwnFindingCounts montage={montage} settings={settings}>
        {(findings) => (findings === undefined ? null : <Counts findings={findings} />)}
      </OwnFindingCounts>
    </Suspense>
  );
}

// Most browsers have the default limits, by which the server has counted.
const OwnFindingCounts = lazy(() =>
  import('./own-finding-counts').catch(() => ({
    default: ({ children }: OwnFindingCountsProps) => children(null),
  })),
);

function Counts({ findings }: { findings: MontageFindings | null | undefined }) {
  if (!findings) return '-';
  const { errors, warnings } = findings;
  if (openCount(findings) === 0) return <span className={styles.quiet}>No findings</span>;
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
