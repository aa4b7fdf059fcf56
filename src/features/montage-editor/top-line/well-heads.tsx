import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { addWellHead, removeWellHead } from '@/domain/montage/top-line';
import { cellKey } from '@/domain/montage/address';
import { SourceButton } from '@/shared/sources/source-mark';
import type { Mark } from '@/shared/sources/source-words';
import { shortText } from '@/ui/short-text';
import { useEditor } from '../editor-context';
import styles from './well-heads.module.css';

interface WellHeadsProps {
  wellHeads: readonly string[];
  readOnly: boolean;
  /** The source mark, while sources show. */
  mark: Mark | null;
}

/** The well heads as chips, with an input to add one. */
export function WellHeads({ wellHeads, readOnly, mark }: WellHeadsProps) {
  const labelId = useId();
  const editor = useEditor();
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const removedAt = useRef<number | null>(null);
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');

  useEffect(() => {
    const at = removedAt.current;
    if (at === null) return;
    removedAt.current = null;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(at, buttons.length - 1)] ?? input.current)?.focus();
  });

  const add = (event: FormEvent) => {
    event.preventDefault();
    const name = text.trim();
    if (name === '') {
      setText('');
      setMessage('');
    } else if (editor.edit((montage, newId) => addWellHead(montage, text, newId))) {
      setText('');
      setMessage(`Well head ${shortText(name)} added.`);
    } else {
      setMessage(`There is a well head ${shortText(name)} already.`);
      input.current?.select();
    }
    input.current?.focus();
  };
  const remove = (wellHead: string, index: number) => {
    removedAt.current = index;
    editor.edit((montage) => removeWellHead(montage, wellHead));
    setMessage(`Well head ${shortText(wellHead)} removed.`);
  };

  return (
    <div
      className={styles.wellHeads}
      role="group"
      aria-labelledby={labelId}
      data-source-cell={cellKey({ at: { of: 'topLine' }, field: 'well_heads' })}
    >
      <div className={styles.head}>
        <span className={styles.label} id={labelId}>
          Well heads
        </span>
        {mark && <SourceButton mark={mark} aria-label="Source of the well heads" />}
      </div>
      <div className={styles.row}>
        {wellHeads.length === 0 ? (
          <span className={styles.none}>No well heads added</span>
        ) : (
          <ul ref={list} className={styles.chips}>
            {wellHeads.map((wellHead, index) => (
              // A document may name one well head twice.
              <li key={`${index} ${wellHead}`} className={styles.chip} data-read-only={readOnly || undefined}>
                <span>{wellHead}</span>
                {!readOnly && (
                  <button
                    type="button"
                    title="Remove well head"
                    aria-label={`Remove well head ${shortText(wellHead)}`}
                    onClick={() => remove(wellHead, index)}
                  >
                    <IconX size={16} stroke={1.75} aria-hidden />
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
        {!readOnly && (
          <form className={styles.form} onSubmit={add}>
            <input
              ref={input}
              className={styles.input}
              type="text"
              placeholder="Enter well head..."
              aria-label="Well head"
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') setText('');
              }}
            />
            <button type="submit" className={`quiet-button ${styles.add}`}>
              Add Well Head
            </button>
          </form>
        )}
        <p className={styles.message} role="status">
          {message}
        </p>
      </div>
    </div>
  );
}
