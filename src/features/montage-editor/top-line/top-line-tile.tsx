import { memo, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { cellKey } from '@/domain/montage/address';
import { SourceCorner } from '@/shared/sources/source-mark';
import type { Mark } from '@/shared/sources/source-words';
import { isMarkOfSource } from '../sources/cell-at';
import { editedValue, shownValue, type TopLineTileField } from './top-line-fields';
import styles from './top-line-tile.module.css';

interface TopLineTileProps {
  tile: TopLineTileField;
  value: string | number | null;
  readOnly: boolean;
  /** Begins in its edit, where the person has just asked for it. */
  editing?: boolean;
  /** Of its source, while sources are shown. */
  mark?: Mark | null;
  /** Of the element that says that it has a source; null where it has none. */
  hintId?: string | null;
  /** Takes what was typed; false where it could not be taken, and then it stays in the input. */
  onCommit: (tile: TopLineTileField, text: string) => boolean;
}

interface Draft {
  readonly text: string;
  /** What the input began with. A text that was not touched is not written back: inputs normalise line ends. */
  readonly began: string | null;
}

/** A value that is text until it is edited in its place. */
export const TopLineTile = memo(function TopLineTile({
  tile,
  value,
  readOnly,
  editing = false,
  mark = null,
  hintId = null,
  onCommit,
}: TopLineTileProps) {
  const [draft, setDraft] = useState<Draft | null>(() => (editing ? beginWith(value) : null));
  const button = useRef<HTMLButtonElement>(null);
  const focusBack = useRef(false);
  // Blur follows the commit that takes the input away: one edit must not be made twice.
  const open = useRef(editing);

  useEffect(() => {
    if (draft !== null || !focusBack.current) return;
    focusBack.current = false;
    button.current?.focus({ preventScroll: true });
  }, [draft]);

  const begin = (next: Draft) => {
    open.current = true;
    setDraft(next);
  };
  const close = (commit: boolean, back: boolean) => {
    if (!open.current || draft === null) return;
    if (commit && draft.text !== draft.began && !onCommit(tile, draft.text)) return;
    open.current = false;
    focusBack.current = back;
    setDraft(null);
  };

  const shown = shownValue(tile, value);
  if (draft !== null) {
    return (
      <div className={styles.tile} data-wide={tile.wide} data-editing>
        <span className={styles.label}>{tile.label}</span>
        <span className={styles.place}>
          {/* Holds the tile at the size of its text; the input lies over it. */}
          <span className={styles.value} data-sizer aria-hidden>
            {draft.text || shown}
          </span>
          <TileInput
            tile={tile}
            text={draft.text}
            selected={draft.began !== null}
            onText={(text) => setDraft({ ...draft, text })}
            onClose={close}
          />
        </span>
      </div>
    );
  }
  const content = (
    <>
      {mark && <SourceCorner mark={mark} />}
      <span className={styles.label}>{tile.label}</span>{' '}
      <span className={styles.value} data-empty={value === null || undefined}>
        {shown}
      </span>
    </>
  );
  if (readOnly) {
    return (
      <div className={styles.tile} data-wide={tile.wide} data-source-cell={tileKey(tile)}>
        {content}
      </div>
    );
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'F2') begin(beginWith(value));
    else if (event.key === 'Delete') onCommit(tile, '');
    // '?' is the key of the list of shortcuts wherever no text is being typed, and a blank presses the button.
    else if (event.key.length === 1 && event.key !== ' ' && event.key !== '?') {
      begin({ text: event.key, began: null });
    } else return;
    event.preventDefault();
  };
  return (
    <button
      ref={button}
      type="button"
      className={styles.tile}
      data-wide={tile.wide}
      data-source-cell={tileKey(tile)}
      aria-describedby={hintId ?? undefined}
      // What opens its source does not begin an edit.
      onClick={(event) => !isMarkOfSource(event.target) && begin(beginWith(value))}
      onKeyDown={onKeyDown}
    >
      {content}
    </button>
  );
});

const tileKey = ({ field }: TopLineTileField): string => cellKey({ at: { of: 'topLine' }, field });

function beginWith(value: string | number | null): Draft {
  const text = editedValue(value);
  return { text, began: text };
}

interface TileInputProps {
  tile: TopLineTileField;
  text: string;
  /** Whether all of the text is selected at first, so that typing replaces it; else the caret stands at its end. */
  selected: boolean;
  onText: (text: string) => void;
  onClose: (commit: boolean, back: boolean) => void;
}

function TileInput({ tile, text, selected, onText, onClose }: TileInputProps) {
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const selectAtFirst = useRef(selected);
  useEffect(() => {
    const input = field.current;
    input?.focus({ preventScroll: true });
    if (selectAtFirst.current) input?.select();
    else input?.setSelectionRange(input.value.length, input.value.length);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    // The Enter that chooses a candidate of an input method is not the one that commits.
    if (event.nativeEvent.isComposing) return;
    const saves = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
    if (saves) onClose(true, true);
    else if (event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose(event.key === 'Enter', true);
    }
  };
  const shared = {
    ref: field,
    className: styles.input,
    value: text,
    'aria-label': tile.label,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => onText(event.currentTarget.value),
    onBlur: () => onClose(true, false),
    onKeyDown,
  };
  // A text may run over several lines, and then it is edited as it stands.
  return tile.kind === 'text' ? (
    <textarea rows={1} {...shared} />
  ) : (
    <input type="text" inputMode={tile.kind === 'usd' ? 'decimal' : 'numeric'} {...shared} />
  );
}
