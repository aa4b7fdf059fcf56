import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useCallback, useEffect, useRef } from 'react';
import { cellKey, type Cell } from '@/domain/montage/address';
import { openCount, openFindings, type Finding, type Limit } from '@/domain/checks/finding';
import type { Findings } from '@/domain/checks/check-montage';
import controls from '../header/controls.module.css';
import { partIds } from '../jump-bar/parts';
import { useAnnouncement } from '../use-announcement';
import { LiveChecksPanel } from './checks-panel';
import { useOpenCheckSettings } from './check-settings';
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
  const openSettings = useOpenCheckSettings();
  const worst = results.find((result) => (findings?.counts[result] ?? 0) > 0);
  const what = findings && walkedOf(findings);

  const go = (step: 1 | -1) => {
    const all = now();
    const list = all?.list.filter(isWalked(all)) ?? [];
    if (list.length === 0) return;
    const known = list.findIndex((finding) => isSame(finding, last.current));
    const from = known < 0 && step < 0 ? 0 : known;
    const at = (from + step + list.length) % list.length;
    const finding = list[at]!;
    last.current = finding;
    panel.current?.hidePopover();
    onJump(finding.cell);
    const one = finding.result === 'missing' ? 'Missing value' : 'Finding';
    announce(`${one} ${at + 1} of ${list.length}: ${finding.text}`);
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

  // The same functions each time: an edit renders all findings of the panel otherwise.
  const jump = useCallback(
    (cell: Cell) => {
      panel.current?.hidePopover();
      onJump(cell);
    },
    [onJump],
  );
  const settings = useCallback(
    (setting?: Limit['setting']) => {
      // The dialog gives the focus back to the button of the panel.
      panel.current?.hidePopover();
      openSettings(setting);
    },
    [openSettings],
  );

  return (
    <div ref={place} className={styles.place} role="group" aria-label="Findings">
      <button type="button" className={styles.button} data-result={worst} popoverTarget={partIds.findings}>
        {worst && <ResultSign result={worst} />}
        {findings === null ? 'Checks' : <Count {...findings} />}
      </button>
      {what !== null && what.count > 0 && (
        <>
          <button
            type="button"
            className={styles.step}
            data-result={worst}
            aria-label={`Previous ${what.one}`}
            title={`Previous ${what.one} (Shift F8)`}
            onClick={() => go(-1)}
          >
            <IconChevronUp size={16} stroke={1.75} aria-hidden />
          </button>
          <button
            type="button"
            className={styles.step}
            data-result={worst}
            aria-label={`Next ${what.one}`}
            title={`Next ${what.one} (F8)`}
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
        <LiveChecksPanel onJump={jump} onOffer={onOffer} onSettings={settings} />
      </div>
    </div>
  );
}

/** What the arrows go through: the open findings, or where there are none, the missing values. */
function walkedOf({ counts }: Findings): { count: number; one: string } {
  const open = openCount(openFindings(counts));
  return open > 0 ? { count: open, one: 'finding' } : { count: counts.missing, one: 'missing value' };
}

const isWalked = ({ counts }: Findings) => {
  const hasOpen = openCount(openFindings(counts)) > 0;
  return ({ result }: Finding) => !hasOpen || result !== 'missing';
};

/** The open findings, as the list of montages counts them; where there are none, the missing values. */
function Count({ counts }: Findings) {
  const open = openCount(openFindings(counts));
  if (open === 0 && counts.missing === 0) return 'No findings';
  const [count, word] = open > 0 ? [open, open === 1 ? 'finding' : 'findings'] : [counts.missing, 'missing'];
  return (
    <span>
      {count.toLocaleString('en-US')} <span className={styles.word}>{word}</span>
    </span>
  );
}

const isSame = (one: Finding, other: Finding | null): boolean =>
  other !== null && one.rule === other.rule && cellKey(one.cell) === cellKey(other.cell);
