import { Fragment, useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import type { Findings } from '@/domain/checks/check-montage';
import type { Finding, Limit } from '@/domain/checks/finding';
import { changedLimits } from '@/shared/check-settings/kept-settings';
import type { Cell } from '@/domain/montage/address';
import styles from './checks-panel.module.css';
import { FindingsGroup } from './findings-group';
import { results } from './finding-mark';
import { changedWords, checksTitle, matches, titleSeparator } from './panel-text';
import { useCheckSettings, useFindings } from './use-findings';

interface Actions {
  /** Scrolls to the cell of a finding and moves the cursor there. */
  onJump: (cell: Cell) => void;
  /** Puts the suggested value into the finding's cell, as one edit. */
  onOffer: (finding: Finding) => void;
  /** Opens the settings of the checks, at one of them or as they are. */
  onSettings: (setting?: Limit['setting']) => void;
}

interface ChecksPanelProps extends Actions {
  /** Null until the first check is done. */
  findings: Findings | null;
  /** How many limits differ from their defaults. */
  changed?: number;
}

/** Shows every finding of the edited montage. */
export function LiveChecksPanel(actions: Actions) {
  const changed = changedLimits(useCheckSettings());
  return <ChecksPanel findings={useFindings()} changed={changed} {...actions} />;
}

/** All findings by severity, each with its rule. The list scrolls within its own height. */
export function ChecksPanel({ findings, changed = 0, onJump, onOffer, onSettings }: ChecksPanelProps) {
  const titleId = useId();
  const [filter, setFilter] = useState('');
  const wanted = useDeferredValue(filter);
  const list = findings?.list;
  const groups = useMemo(() => {
    const found = (list ?? []).filter((finding) => matches(finding, wanted));
    return results.map((result) => ({ result, list: found.filter((finding) => finding.result === result) }));
  }, [list, wanted]);
  const body = useRef<HTMLDivElement>(null);
  const takeOffer = useCallback(
    (finding: Finding) => {
      // The finding and its button go. The focus stays in the list, unless the caller moves it to the cell.
      body.current?.focus({ preventScroll: true });
      onOffer(finding);
    },
    [onOffer],
  );
  const nothingFound = groups.every((group) => group.list.length === 0);

  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId} aria-live="polite">
          {checksTitle(findings)
            .split(titleSeparator)
            .map((part, index) => (
              <Fragment key={part}>
                {index > 0 && titleSeparator}
                <span className={styles.titlePart}>{part}</span>
              </Fragment>
            ))}
        </h2>
        <button type="button" className={`quiet-button ${styles.settings}`} onClick={() => onSettings()}>
          Settings
        </button>
      </div>
      {changed > 0 && <p className={styles.changed}>{changedWords(changed)}</p>}
      {findings !== null && findings.list.length > 0 && (
        <input
          className={styles.filter}
          type="search"
          aria-label="Filter the checks"
          placeholder="Filter: drift, section 3, Chalk..."
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
      )}
      <div className={styles.body} ref={body} role="region" aria-label="Findings" tabIndex={0}>
        {findings !== null && findings.counts.error + findings.counts.warning === 0 && (
          <NoFindings {...findings} />
        )}
        {groups.map((group) => (
          <FindingsGroup
            key={group.result}
            filtered={wanted.trim() !== ''}
            alone={group.list.length === findings?.list.length}
            {...group}
            onJump={onJump}
            onOffer={takeOffer}
            onSettings={onSettings}
          />
        ))}
        {findings !== null && findings.list.length > 0 && nothingFound && (
          <p className={styles.remark}>No finding matches “{wanted.trim()}”.</p>
        )}
      </div>
    </section>
  );
}

function NoFindings({ counts }: Findings) {
  if (counts.fine === 0 && counts.missing === 0) {
    return <p className={styles.remark}>There is nothing to check yet.</p>;
  }
  const asFar = counts.missing > 0 ? ' according to the data' : '';
  return (
    <p className={styles.remark}>
      Nothing is wrong{asFar}: {counts.fine} {counts.fine === 1 ? 'check is' : 'checks are'} fine.
    </p>
  );
}
