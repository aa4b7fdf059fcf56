import { missing } from '../figures';
import styles from './program-cell.module.css';

export interface Fact {
  label: string;
  value: string;
  /** A text of several words, which reads better under its label than squeezed beside it. */
  prose?: boolean;
}

/** Labels and their values, one a line: the body of every cell of a section's programme. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, prose }) => (
        <div key={label} className={styles.fact} data-prose={prose && value !== missing}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Free text under a cell's facts; nothing where none was written. */
export function Notes({ label, text }: { label: string; text: string | null | undefined }) {
  const written = text?.trim();
  if (!written) return null;
  return (
    <div className={styles.notes}>
      <p className={styles.notesLabel}>{label}</p>
      <p className={styles.notesText}>{written}</p>
    </div>
  );
}
