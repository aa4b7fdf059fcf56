import { memo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Finding, Limit } from '@/domain/checks/finding';
import { cellKey, type Cell } from '@/domain/montage/address';
import styles from './checks-panel.module.css';
import { ResultSign } from './finding-mark';
import { limitLabel, resultCount, unbroken } from './panel-text';

/** Drawing thousands of rows is slow, and no user reads that far. */
const shownAtFirst = 50;

interface FindingsGroupProps {
  result: Finding['result'];
  list: readonly Finding[];
  /** Also opens the missing values, which the filter may match. */
  filtered: boolean;
  /** Whether there is no other severity. */
  alone: boolean;
  onJump: (cell: Cell) => void;
  onOffer: (finding: Finding) => void;
  onSettings: (setting: Limit['setting']) => void;
}

/** The findings of one severity. Missing values are folded next to others: in a plan at work they are most of the list. */
export const FindingsGroup = memo(function FindingsGroup({
  result,
  list,
  filtered,
  alone,
  onJump,
  onOffer,
  onSettings,
}: FindingsGroupProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const unfolded = chosen ?? (alone || result !== 'missing');
  const [showsAll, setShowsAll] = useState(false);
  const listRef = useRef<HTMLUListElement>(null);
  if (list.length === 0) return null;
  const showAll = () => {
    flushSync(() => setShowsAll(true));
    // The button is gone, so the focus moves to the first finding that it revealed.
    listRef.current?.children[shownAtFirst]?.querySelector('button')?.focus();
  };
  const open = unfolded || filtered;
  const shown = showsAll ? list : list.slice(0, shownAtFirst);
  const title = resultCount(result, list.length);
  return (
    <details
      className={styles.group}
      open={open}
      onToggle={(event) => {
        if (!filtered) setChosen(event.currentTarget.open);
      }}
    >
      <summary className={styles.groupTitle}>{title}</summary>
      {open && (
        <ul className={styles.list} ref={listRef} aria-label={title}>
          {shown.map((finding) => (
            <FindingItem
              key={`${finding.rule} ${cellKey(finding.cell)}`}
              {...{ finding, onJump, onOffer, onSettings }}
            />
          ))}
        </ul>
      )}
      {open && shown.length < list.length && (
        <button type="button" className={styles.more} onClick={showAll}>
          Show all {list.length.toLocaleString('en-US')}
        </button>
      )}
    </details>
  );
});

interface FindingItemProps extends Pick<FindingsGroupProps, 'onJump' | 'onOffer' | 'onSettings'> {
  finding: Finding;
}

const FindingItem = memo(function FindingItem(props: FindingItemProps) {
  const { finding, onJump, onOffer, onSettings } = props;
  const { text, cites, cell, offer, limit, result } = finding;
  return (
    <li className={styles.item}>
      <button type="button" className={styles.jump} onClick={() => onJump(cell)}>
        <ResultSign result={result} />
        <span>
          <span className={styles.text}>{unbroken(text)}</span>
          <span className={styles.cites}>
            <em>Rule:</em> {unbroken(cites)}
          </span>
        </span>
      </button>
      {offer && (
        <button
          type="button"
          className={styles.offer}
          aria-label={`${offer.label}: ${text}`}
          onClick={() => onOffer(finding)}
        >
          {offer.label}
        </button>
      )}
      {limit && (
        <button
          type="button"
          className={`quiet-button ${styles.limit}`}
          aria-label={`${limitLabel(limit)}: ${text}`}
          onClick={() => onSettings(limit.setting)}
        >
          {limitLabel(limit)}
        </button>
      )}
    </li>
  );
});
