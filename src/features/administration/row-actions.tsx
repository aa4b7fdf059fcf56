import { shortText } from './short-text';
import styles from './table.module.css';

interface RowActionsProps {
  /** Of whom or what they are, for who hears them out of their row. */
  of: string;
  onEdit: () => void;
  onDelete: () => void;
}

export function RowActions({ of, onEdit, onDelete }: RowActionsProps) {
  const name = shortText(of);
  return (
    <td className={styles.actions}>
      <button type="button" className={styles.button} aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </button>
      <button
        type="button"
        className={styles.button}
        data-danger
        aria-label={`Delete ${name}`}
        onClick={onDelete}
      >
        Delete
      </button>
    </td>
  );
}
