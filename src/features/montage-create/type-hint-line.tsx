import type { TypeHint } from './suggested-type';
import styles from './document-preview.module.css';

interface TypeHintLineProps {
  id: string;
  /** The name of the file. */
  name: string;
  hint: TypeHint;
  disabled: boolean;
  onTake(): void;
}

/** The origin of a type that comes from the content, or the other type that the content suggests. */
export function TypeHintLine({ id, name, hint, disabled, onTake }: TypeHintLineProps) {
  const { classification, because } = hint.suggestion;
  const reason = because === null ? '' : `: ${because}`;
  if (hint.kind === 'suggested') {
    return (
      <p className={styles.hint} id={id}>
        <span className={styles.mark}>Suggested by content</span>
        {reason}
      </p>
    );
  }
  return (
    <p className={styles.hint}>
      <span id={id}>
        The content suggests {classification}
        {reason}
      </span>{' '}
      <button
        type="button"
        className={`text-button ${styles.action}`}
        aria-label={`Use ${classification} for ${name}`}
        disabled={disabled}
        onClick={onTake}
      >
        Use {classification}
      </button>
    </p>
  );
}
