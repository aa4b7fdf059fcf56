import type { Preview } from './recognition-queue';
import { reviewOf } from './use-reviewing';
import styles from './document-preview.module.css';

interface ReviewLineProps {
  /** The name of the file. */
  name: string;
  preview: Preview;
  /** How many were made. */
  corrections: number;
  disabled: boolean;
  onReview(): void;
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Opens the review of a file's reading, with the number of open questions. The review is optional. */
export function ReviewLine({ name, preview, corrections, disabled, onReview }: ReviewLineProps) {
  const review = reviewOf(preview);
  if (!review) return null;
  const { questions, layout } = review;
  return (
    <p className={styles.hint}>
      <button
        type="button"
        className={`text-button ${styles.action} ${styles.review}`}
        aria-label={`Review ${name}`}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={onReview}
      >
        Review
      </button>
      {questions.length > 0 && <span className={styles.open}>{counted(questions.length, 'question')}</span>}
      {corrections > 0 && ` · ${counted(corrections, 'correction')}`}
      {layout && ` · Read as the layout “${layout.name}”`}
    </p>
  );
}
