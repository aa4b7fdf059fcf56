import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { cellKey, type Cell } from '@/domain/montage/address';
import type { Finding } from '@/domain/checks/finding';
import controls from '../header/controls.module.css';
import { partIds } from '../jump-bar/parts';
import { useAnnouncement } from '../use-announcement';
import { LiveChecksPanel } from './checks-panel';
import styles from './findings-menu.module.css';
import { results, ResultSign } from './finding-mark';
import { unbroken } from './panel-text';
import { useFindings, useFindingsNow } from './use-findings';

interface FindingsMenuProps {
  /** Scrolls to the cell of a finding and moves the cursor there. */
  onJump: (cell: Cell) => void;
  /** Puts the suggested value into the finding's cell, as one edit. */
  onOffer: (finding: Finding) => void;
}

/** How many findings there are, the way from one to the next, and the panel with all of them. */
export function FindingsMenu({ onJump, onOffer }: FindingsMenuProps) {
  const findings = useFindings();
  const now = useFindingsNow();
  const place = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const last = useRef<Finding>(null);
  const [announcement, announce] = useAnnouncement();
  const worst = results.find((result) => (findings?.counts[result] ?? 0) > 0);
  const count = findings?.list.length ?? 0;

  const go = (step: 1 | -1) => {
    const list = now()?.list ?? [];
    if (list.length === 0) return;
    const known = list.findIndex((finding) => isSame(finding, last.current));
    const from = known < 0 && step < 0 ? 0 : known;
    const at = (from + step + list.length) % list.length;
    const finding = list[at]!;
    last.current = finding;
    panel.current?.hidePopover();
    onJump(finding.cell);
    announce(`Finding ${at + 1} of ${list.length}: ${finding.text}`);
  };
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current(event.shiftKey ? -1 : 1);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);

  return (
    <div ref={place} className={styles.place} role="group" aria-label="Findings">
      <button type="button" className={styles.button} data-result={worst} popoverTarget={partIds.findings}>
        {worst && <ResultSign result={worst} />}
        {findings === null ? 'Checks' : <Count count={count} />}
      </button>
      {count > 0 && (
        <>
          <button
            type="button"
            className={styles.step}
            data-result={worst}
            aria-label="Previous finding"
            title="Previous finding (Shift F8)"
            onClick={() => go(-1)}
          >
            <IconChevronUp size={16} stroke={1.75} aria-hidden />
          </button>
          <button
            type="button"
            className={styles.step}
            data-result={worst}
            aria-label="Next finding"
            title="Next finding (F8)"
            onClick={() => go(1)}
          >
            <IconChevronDown size={16} stroke={1.75} aria-hidden />
          </button>
        </>
      )}
      <p className={controls.hidden} role="status">
        <span key={announcement.turn}>{unbroken(announcement.text)}</span>
      </p>
      <div
        ref={panel}
        id={partIds.findings}
        popover="auto"
        className={styles.panel}
        // Under the bar, which may not stick yet.
        onBeforeToggle={() => {
          const { bottom } = place.current!.getBoundingClientRect();
          panel.current?.style.setProperty('--top', `${bottom}px`);
        }}
      >
        <LiveChecksPanel
          onJump={(cell) => {
            panel.current?.hidePopover();
            onJump(cell);
          }}
          onOffer={onOffer}
        />
      </div>
    </div>
  );
}

const Count = ({ count }: { count: number }) => (
  <span>
    {count.toLocaleString('en-US')}
    <span className={styles.word}>{count === 1 ? ' finding' : ' findings'}</span>
  </span>
);

const isSame = (one: Finding, other: Finding | null): boolean =>
  other !== null && one.rule === other.rule && cellKey(one.cell) === cellKey(other.cell);
