import list from '@/ui/list-table.module.css';
import { shortText } from '@/ui/short-text';
import styles from './table.module.css';

/** The width of their column. */
export const actionsWidthPx = 168;

interface RowActionsProps {
  /** The row's name, for users who hear the buttons without the row. */
  of: string;
  onEdit: () => void;
  onDelete: () => void;
}

export function RowActions({ of, onEdit, onDelete }: RowActionsProps) {
  const name = shortText(of);
  return (
    <td className={styles.actions}>
      <button type="button" className={list.rowButton} aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </button>
      <button
        type="button"
        className={list.rowButton}
        data-danger
        aria-label={`Delete ${name}`}
        onClick={onDelete}
      >
        Delete
      </button>
    </td>
  );
}
