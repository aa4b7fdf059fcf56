import { useId } from 'react';
import styles from './choice.module.css';

export interface ChoiceOption<Value> {
  readonly value: Value;
  readonly name: string;
  readonly hint: string;
}

interface ChoiceProps<Value> {
  legend: string;
  options: readonly ChoiceOption<Value>[];
  /** Null if none of them is. */
  chosen: Value | null;
  onChoose: (value: Value) => void;
  /** Whether the focus begins here. */
  first?: boolean;
}

/** One of few options, each with what it means. */
export function Choice<Value extends string>({
  legend,
  options,
  chosen,
  onChoose,
  first = false,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ value, name: label, hint }) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={value}
            checked={value === chosen}
            data-first={(first && value === (chosen ?? options[0]?.value)) || undefined}
            onChange={() => onChoose(value)}
          />
          <span className={styles.name}>{label}</span> <span className={styles.hint}>{hint}</span>
        </label>
      ))}
    </fieldset>
  );
}
