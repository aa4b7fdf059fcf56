import { IconAdjustments } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import styles from './list-tools.module.css';
import { useTypedText } from './use-typed-text';

interface FilterButtonProps {
  /** The id of the filters that it shows and hides. */
  controls: string;
  open: boolean;
  /** How many filters are set. */
  count: number;
  onToggle: () => void;
}

export function FilterButton({ controls, open, count, onToggle }: FilterButtonProps) {
  return (
    <button
      type="button"
      className={`small-button ${styles.filterButton}`}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
    >
      <IconAdjustments size={16} stroke={1.75} aria-hidden />
      {count > 0 ? `Filters (${count})` : 'Filters'}
    </button>
  );
}

interface FiltersProps {
  id: string;
  /** Whether there is anything to clear. */
  clearable: boolean;
  onClear: () => void;
  children: ReactNode;
}

/** A line of filters beneath the title of a list. */
export function Filters({ id, clearable, onClear, children }: FiltersProps) {
  return (
    <div id={id} className={styles.filters} role="group" aria-label="Filters">
      {children}
      <button
        type="button"
        className={`text-button ${styles.clear}`}
        aria-disabled={!clearable}
        onClick={() => clearable && onClear()}
      >
        Clear filters
      </button>
    </div>
  );
}

interface FilterFieldProps<Value> {
  label: string;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
  /** For a filter that only some places have. */
  className?: string | undefined;
}

interface FilterSelectProps<Value extends string> extends FilterFieldProps<Value> {
  options: readonly { value: Value; label: string }[];
  /** The entry without a value; absent if there is always one. */
  any?: string;
  /** Whether it is on the line of the title, where its entries say what it is. */
  inline?: boolean;
}

export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, onChange, className = '', options, any, inline = false } = props;
  const id = useId();
  return (
    <div className={`${inline ? styles.inline : styles.filter} ${className}`}>
      <label htmlFor={id} className={inline ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <select
        id={id}
        className={`text-field ${styles.field}`}
        value={value ?? ''}
        onChange={(event) =>
          onChange(options.find((option) => option.value === event.currentTarget.value)?.value)
        }
      >
        {any !== undefined && <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface FilterTextProps extends FilterFieldProps<string> {
  /** Offered while typing. */
  suggestions: readonly string[];
}

export function FilterText({ label, value = '', onChange, suggestions }: FilterTextProps) {
  const id = useId();
  const { text, type, passNow } = useTypedText(value, (next) => onChange(next || undefined));
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={`text-field ${styles.field}`}
        list={`${id}-list`}
        autoComplete="off"
        maxLength={200}
        dir="auto"
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && passNow()}
        onBlur={passNow}
      />
      <datalist id={`${id}-list`}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </div>
  );
}

/** A day, as `2026-01-31`. */
export function FilterDate({ label, value = '', onChange }: FilterFieldProps<string>) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        className={`text-field ${styles.field}`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      />
    </div>
  );
}
