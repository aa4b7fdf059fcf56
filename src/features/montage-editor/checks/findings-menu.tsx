import { useId, useRef } from 'react';
import type { Finding } from '@/domain/checks/finding';
import type { Cell } from '@/domain/montage/address';
import { LiveChecksPanel } from './checks-panel';
import styles from './findings-menu.module.css';
import { results, ResultSign } from './finding-mark';
import { useFindings } from './use-findings';

interface FindingsMenuProps {
  /** Scrolls to the cell of a finding and moves the cursor there. */
  onJump: (cell: Cell) => void;
  /** Puts the suggested value into the finding's cell, as one edit. */
  onOffer: (finding: Finding) => void;
}

/** How many findings there are, and the panel with all of them. */
export function FindingsMenu({ onJump, onOffer }: FindingsMenuProps) {
  const findings = useFindings();
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const worst = results.find((result) => (findings?.counts[result] ?? 0) > 0);
  const open = findings?.list.length ?? 0;
  return (
    <div className={styles.place}>
      <button type="button" className={styles.button} data-result={worst} popoverTarget={panelId}>
        {worst && <ResultSign result={worst} />}
        {findings === null ? 'Checks' : open === 1 ? '1 finding' : `${open} findings`}
      </button>
      <div ref={panel} id={panelId} popover="auto" className={styles.panel}>
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
