import { IconAlertTriangle } from '@tabler/icons-react';
import type { DocumentRecognition } from '@/api/generated/model';
import { readingWords } from '@/shared/reading-words';
import { cancelledWords, failedWords, hasMore, headlineOf, placeWords, tooLargeWords } from './preview-words';
import type { Preview } from './recognition-queue';
import styles from './document-preview.module.css';

interface DocumentPreviewProps {
  /** The name of the file. */
  name: string;
  preview: Preview;
  disabled: boolean;
  onRetry(): void;
  onCancel(): void;
}

export function DocumentPreview({ name, preview, disabled, onRetry, onCancel }: DocumentPreviewProps) {
  switch (preview.phase) {
    case 'recognising':
      return preview.reading === undefined ? (
        <p className={styles.quiet}>Recognising...</p>
      ) : (
        <p className={styles.quiet}>
          {readingWords(preview.reading)}{' '}
          <button
            type="button"
            className={`text-button ${styles.action}`}
            aria-label={`Cancel reading ${name}`}
            disabled={disabled}
            onClick={onCancel}
          >
            Cancel
          </button>
        </p>
      );
    case 'too large':
      return <p className={styles.quiet}>{tooLargeWords}</p>;
    case 'failed':
      return (
        <p className={styles.quiet}>
          {failedWords}{' '}
          <button
            type="button"
            className={`text-button ${styles.action}`}
            aria-label={`Try again to preview ${name}`}
            disabled={disabled}
            onClick={onRetry}
          >
            Try again
          </button>
        </p>
      );
    case 'cancelled':
      return (
        <p className={styles.quiet}>
          {cancelledWords}{' '}
          <button
            type="button"
            className={`text-button ${styles.action}`}
            aria-label={`Read it now: ${name}`}
            disabled={disabled}
            onClick={onRetry}
          >
            Read it now
          </button>
        </p>
      );
    case 'recognised':
      return preview.recognition.refused === null ? (
        <Held recognition={preview.recognition} />
      ) : (
        <p className={styles.refused}>
          <IconAlertTriangle className={styles.icon} size={16} stroke={1.75} aria-hidden />
          <span>
            <strong className={styles.lead}>Cannot be read.</strong> {preview.recognition.refused}
          </span>
        </p>
      );
  }
}

/** One line, and behind it all that is held and what was not understood. */
function Held({ recognition }: { recognition: DocumentRecognition }) {
  const { holds, not_understood } = recognition;
  const headline = headlineOf(recognition);
  if (!hasMore(recognition)) return <p className={styles.held}>{headline}</p>;
  return (
    <details className={styles.held}>
      <summary className={styles.summary}>{headline}</summary>
      {holds.length > 0 && (
        <ul className={styles.list}>
          {holds.map((each, index) => (
            <li key={`${each} ${index}`}>{each}</li>
          ))}
        </ul>
      )}
      {not_understood.length > 0 && (
        <>
          <p className={styles.subtitle}>Not understood</p>
          <ul className={styles.list}>
            {not_understood.map(({ place, reason }, index) => (
              <li key={`${reason} ${index}`}>
                {[placeWords(place), reason].filter((part) => part !== '').join(': ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
