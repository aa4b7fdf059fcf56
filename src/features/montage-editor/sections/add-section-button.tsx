import { useEditorState } from '../editor-context';
import styles from './section-menu.module.css';
import { useSectionTools } from './section-tools';

/** Adds a section below the others. */
export function AddSectionButton() {
  const tools = useSectionTools();
  const locked = useEditorState((state) => state.locked !== null);
  return (
    <button
      type="button"
      className={styles.add}
      disabled={locked}
      aria-haspopup="dialog"
      title="Add section"
      data-add-section
      onClick={() => tools.add('end')}
    >
      + <span>Add section</span>
    </button>
  );
}
