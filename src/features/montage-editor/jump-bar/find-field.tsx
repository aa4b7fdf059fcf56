import { IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { cellKey, type Cell } from '@/domain/montage/address';
import { findInMontage } from '@/domain/montage/find';
import { useEditorState } from '../editor-context';
import { withCommand } from '../header/platform';
import styles from './find-field.module.css';
import { partIds } from './parts';

interface FindFieldProps {
  /** Scrolls to a value and moves the cursor there; the focus only if asked. */
  onShow: (cell: Cell, focus: boolean) => void;
}

/** Finds values anywhere in the montage, also in rows that are not drawn. */
export function FindField({ onShow }: FindFieldProps) {
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  // While nothing is looked for, an edit renders nothing here.
  const montage = useEditorState((state) => (wanted.trim() === '' ? null : state.montage));
  const found = useMemo(() => (montage ? findInMontage(montage, wanted) : []), [montage, wanted]);
  const [at, setAt] = useState<string | null>(null);
  const current = at === null ? -1 : found.findIndex((cell) => cellKey(cell) === at);
  const before = useRef<Element>(null);

  const go = (step: 1 | -1) => {
    if (found.length === 0) return;
    const from = current < 0 && step < 0 ? 0 : current;
    const cell = found[(from + step + found.length) % found.length]!;
    setAt(cellKey(cell));
    onShow(cell, false);
  };
  const leave = () => {
    const cell = found[current];
    if (cell) onShow(cell, true);
    // A section's title takes no focus.
    if (document.activeElement?.id !== partIds.find) return;
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') go(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
  };

  const asked = wanted.trim() !== '';
  return (
    <search className={styles.place} data-asked={asked || undefined}>
      {/* Its sign opens the field where the bar has no room for more than that. */}
      <label className={styles.field} title="Find in the montage">
        <IconSearch className={styles.sign} size={16} stroke={1.75} aria-hidden />
        <input
          id={partIds.find}
          className={styles.input}
          type="text"
          placeholder="Find"
          aria-label="Find in the montage"
          aria-keyshortcuts="Control+F"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onFocus={(event) => {
            before.current = event.relatedTarget;
          }}
          onChange={(event) => {
            setAt(null);
            setText(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
      </label>
      <span className={styles.count} role="status">
        {asked && countWords(current, found.length)}
      </span>
      {asked ? (
        <>
          <button
            type="button"
            aria-label="Previous match"
            title="Previous match (Shift Enter)"
            onClick={() => go(-1)}
          >
            <IconChevronUp size={16} stroke={1.75} aria-hidden />
          </button>
          <button type="button" aria-label="Next match" title="Next match (Enter)" onClick={() => go(1)}>
            <IconChevronDown size={16} stroke={1.75} aria-hidden />
          </button>
        </>
      ) : (
        <kbd className={styles.key}>{withCommand('F')}</kbd>
      )}
    </search>
  );
}

function countWords(current: number, count: number): string {
  if (count === 0) return 'Not found';
  return current < 0 ? `${count} found` : `${current + 1} of ${count}`;
}
