import { useCallback, useEffect, useState } from 'react';
import type { Finding } from '@/domain/checks/finding';
import { cellOfKey } from '@/domain/montage/address';
import { ValuePanel } from '@/shared/sources/value-panel';
import { useEditor, useEditorState } from '../editor-context';
import { isMac } from '../header/platform';
import { boxOfCell, cellAt } from '../sources/cell-at';
import { valueName, valueOwner } from '../sources/cell-text';
import { useOpenCheckSettings } from './check-settings';
import styles from './finding-panel.module.css';
import { isFindingMark, ResultSign } from './finding-mark';
import { limitLabel, unbroken } from './panel-text';
import { useCellFindings, useFindingsOf } from './use-findings';

interface FindingPanelProps {
  /** Puts the suggested value into the finding's cell, as one edit. */
  onOffer: (finding: Finding) => void;
}

/** What the findings of a value say and offer, next to the value. Its mark opens it, or a key for the current value. */
export function FindingPanels({ onOffer }: FindingPanelProps) {
  const [open, setOpen] = useState<string | null>(null);
  const findingsOf = useFindingsOf();
  const close = useCallback(() => setOpen(null), []);
  useEffect(() => {
    const show = (key: string | null) => key !== null && findingsOf(key).length > 0 && setOpen(key);
    const onClick = ({ target }: MouseEvent) => isFindingMark(target) && show(cellAt(target));
    const onKeyDown = (event: KeyboardEvent) => {
      const command = isMac() ? event.metaKey : event.ctrlKey;
      if (!command || event.key !== '.' || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      show(cellAt(document.activeElement));
    };
    window.addEventListener('click', onClick);
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      window.removeEventListener('click', onClick);
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [findingsOf]);
  if (open === null) return null;
  return <FindingPanel key={open} cellKey={open} onOffer={onOffer} onClose={close} />;
}

interface PanelProps extends FindingPanelProps {
  cellKey: string;
  onClose: () => void;
}

function FindingPanel({ cellKey, onOffer, onClose }: PanelProps) {
  const editor = useEditor();
  const locked = useEditorState((state) => state.locked !== null);
  const findings = useCellFindings(cellKey);
  const anchor = useCallback(() => boxOfCell(cellKey), [cellKey]);
  const openSettings = useOpenCheckSettings();
  const gone = findings.length === 0;
  // A save may replace the row with one of another id.
  useEffect(() => {
    if (gone) onClose();
  }, [gone, onClose]);
  if (gone) return null;
  const cell = cellOfKey(cellKey);
  const owner = valueOwner(editor.state().montage, cell);
  return (
    <ValuePanel
      className={styles.panel}
      title={owner === '' ? valueName(cell) : `${valueName(cell)} · ${owner}`}
      anchor={anchor}
      onClose={onClose}
    >
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <li key={finding.rule}>
            <ResultSign result={finding.result} />
            <div>
              <p className={styles.text}>{unbroken(finding.text)}</p>
              <p className={styles.cites}>
                <em>Rule:</em> {unbroken(finding.cites)}
              </p>
              {finding.offer && !locked && (
                <button
                  type="button"
                  className={styles.offer}
                  data-first
                  onClick={() => {
                    onClose();
                    onOffer(finding);
                  }}
                >
                  {finding.offer.label}
                </button>
              )}
              {finding.limit && (
                <button
                  type="button"
                  className={`quiet-button ${styles.limit}`}
                  onClick={() => {
                    onClose();
                    openSettings(finding.limit?.setting);
                  }}
                >
                  {limitLabel(finding.limit)}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </ValuePanel>
  );
}
