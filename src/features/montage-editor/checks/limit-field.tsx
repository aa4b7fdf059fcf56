import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { usualLimits, type LimitKey } from '@/domain/checks/settings';
import { limitWords, parseLimit, shownLimit } from '@/domain/checks/settings-catalogue';
import { unitsInForce } from '@/domain/shown-units/in-force';
import { keepLimit } from '@/shared/check-settings/kept-settings';
import styles from './check-settings-dialog.module.css';

interface LimitFieldProps {
  limit: LimitKey;
  /** What the checks use now. */
  value: number;
  /** Whether the dialog opens at it. */
  first: boolean;
  /** With a sentence for assistive technology. */
  onPutBack: (words: string) => void;
}

/** One limit: a valid text applies at once, another one says why it does not when the field is left. */
export function LimitField({ limit, value, first, onPutBack }: LimitFieldProps) {
  const { label, source } = limitWords[limit];
  const usual = usualLimits[limit];
  const { unit, figure } = shownLimit(limit, value);
  const usualText = `${shownLimit(limit, usual).figure} ${unit}`;
  const field = useRef<HTMLInputElement>(null);
  /** Null while the field shows the limit itself. */
  const [typed, setTyped] = useState<{ text: string; left: boolean } | null>(null);
  const parsed = typed && parseLimit(limit, typed.text, unitsInForce());
  const problem = parsed && 'problem' in parsed ? parsed.problem : null;
  const inForce = `${figure} ${unit}`;
  return (
    <div className={styles.limit}>
      <TextInput
        ref={field}
        label={`${label} (${unit})`}
        description={`Default ${usualText}: ${source}`}
        inputMode="decimal"
        autoComplete="off"
        {...(first && { 'data-first': true })}
        classNames={{
          root: styles.field,
          description: styles.description,
          wrapper: styles.input,
          error: styles.error,
        }}
        value={typed?.text ?? figure}
        error={typed?.left && problem ? `${problem} Until then it is ${inForce}.` : null}
        errorProps={{ role: 'alert' }}
        onChange={({ currentTarget: { value: text } }) => {
          setTyped({ text, left: false });
          const read = parseLimit(limit, text, unitsInForce());
          if ('value' in read) keepLimit(limit, read.value);
        }}
        onBlur={() => setTyped(problem === null ? null : typed && { ...typed, left: true })}
      />
      {(value !== usual || problem !== null) && (
        <button
          type="button"
          className="quiet-button"
          aria-label={`Put back ${usualText}: ${label}`}
          onClick={() => {
            setTyped(null);
            keepLimit(limit, usual);
            // The button goes.
            field.current?.focus();
            onPutBack(`${label}: ${usualText} again.`);
          }}
        >
          Put back
        </button>
      )}
    </div>
  );
}
