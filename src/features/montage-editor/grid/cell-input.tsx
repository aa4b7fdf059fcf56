import { useLayoutEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { fieldOf, fullTitleOf, takesNumber, type Field } from '@/domain/montage/catalogue';
import { cellText } from '@/domain/montage/cells';
import { inForce } from '@/domain/montage/field-in';
import { misreading } from '@/domain/montage/read-field';
import { unitsInForce } from '@/domain/shown-units/in-force';
import { useEditor } from '../editor-context';
import { useGrid } from './grid-context';
import type { Editing } from './grid-store';
import styles from './grid.module.css';
import { stepped } from './stepped';

/** The only open input. A cell is text until it opens: two thousand inputs take seconds to draw. */
export function CellInput({ editing }: { editing: Editing }) {
  const editor = useEditor();
  const grid = useGrid();
  const field = inForce(fieldOf(editing.cell));
  const isNumber = takesNumber(field);
  // Uncontrolled: React would otherwise render at each key.
  const [began] = useState(
    () =>
      grid.store.typed() ?? editing.typed ?? cellText(editor.state().montage, editing.cell, unitsInForce()),
  );
  const [misread, setMisread] = useState(() => (isNumber ? misreading(field, began, unitsInForce()) : null));
  /** Why the text could not be committed. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const element = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  // Blur follows both leaving the input and a key that closes it; only leaving still has to commit.
  const settled = useRef(false);

  const selectAll = useRef(editing.typed === null && grid.store.typed() === null);
  useLayoutEffect(() => {
    const input = element.current;
    fit(input);
    input?.focus({ preventScroll: true });
    if (selectAll.current) input?.select();
    else input?.setSelectionRange(input.value.length, input.value.length);
  }, []);

  // A line break belongs to notes only.
  const text = () => {
    const value = element.current?.value ?? began;
    return field.kind === 'notes' ? value : value.replaceAll(/\s*\n\s*/g, ' ');
  };

  const typed = () => {
    setRefusal(null);
    grid.store.type(text());
    fit(element.current);
    if (isNumber) setMisread(misreading(field, text(), unitsInForce()));
  };

  // A refused text stays open, to be corrected.
  const commit = (then: 'stay' | 'next' | 'previous') => {
    settled.current = true;
    const reason = grid.commit(text(), then);
    if (reason === null) return;
    settled.current = false;
    setRefusal(reason);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !(field.kind === 'notes' && event.shiftKey)) {
      event.preventDefault();
      commit('stay');
    } else if (event.key === 'Escape') {
      event.preventDefault();
      settled.current = true;
      grid.cancel();
    } else if (event.key === 'Tab') {
      event.preventDefault();
      commit(event.shiftKey ? 'previous' : 'next');
    } else if (isNumber && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      if (element.current)
        element.current.value = stepped(text(), field.step, event.key === 'ArrowUp' ? 1 : -1);
      typed();
    }
  };

  const shared = {
    ref: element,
    className: styles.input,
    'aria-label': fullTitleOf(field),
    defaultValue: began,
    placeholder: field.placeholder,
    spellCheck: false,
    autoComplete: 'off',
    onKeyDown,
    onInput: typed,
    onBlur: () => !settled.current && grid.commit(text(), 'nowhere'),
    // At least as wide as the text that it opens with.
    style: { '--length': began.length } as CSSProperties,
  };
  return isText(field) ? (
    <textarea {...shared} rows={1} />
  ) : (
    <>
      <input
        {...shared}
        {...(isNumber && { inputMode: 'decimal' })}
        {...(misread !== null && { 'aria-invalid': true, title: misread })}
        data-number={isNumber || undefined}
      />
      {refusal !== null && (
        <span className={styles.refusal} role="alert">
          {refusal}
        </span>
      )}
    </>
  );
}

/** Texts of any length: their input grows with its lines. */
const isText = ({ kind }: Field): boolean => kind === 'text' || kind === 'trimmed' || kind === 'notes';

/** Makes the input as large as its text. */
function fit(input: HTMLInputElement | HTMLTextAreaElement | null): void {
  if (!input) return;
  if (input instanceof HTMLInputElement) input.style.setProperty('--length', String(input.value.length));
  else {
    input.style.height = 'auto';
    input.style.height = `${input.scrollHeight + input.offsetHeight - input.clientHeight}px`;
  }
}
