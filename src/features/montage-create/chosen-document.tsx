import { IconFileText, IconX } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import type { DocumentClassification } from '@/api/generated/model';
import { documentTypes } from './classification';
import { DocumentPreview } from './document-preview';
import { ReviewLine } from './review-line';
import { formatSize, type ChosenFile } from './file-intake';
import type { Preview } from './recognition-queue';
import { typeHint } from './suggested-type';
import { TypeHintLine } from './type-hint-line';
import styles from './classify-documents.module.css';
import parts from './parts.module.css';

interface ChosenDocumentProps {
  document: ChosenFile;
  preview: Preview | undefined;
  /** How many were made. */
  corrections: number;
  disabled: boolean;
  /** Absent where there is no review. */
  onReview: (() => void) | undefined;
  onClassify(classification: DocumentClassification | null): void;
  onRemove(): void;
  onRetry(): void;
  onCancel(): void;
}

export function ChosenDocument({ document, preview, corrections, disabled, ...on }: ChosenDocumentProps) {
  const select = useRef<HTMLSelectElement>(null);
  const hintId = useId();
  const { file, classification } = document;
  const hint = typeHint(document, preview);
  /** The button that was pressed goes away, and its row keeps the focus. */
  const keepingFocus = (work: () => void) => () => {
    work();
    select.current?.focus();
  };
  return (
    <li className={styles.file}>
      <IconFileText className={styles.icon} size={20} stroke={1.75} aria-hidden />
      <span className={styles.what}>
        <bdi className={styles.name}>{file.name}</bdi>
        <span className={styles.size}>{formatSize(file.size)}</span>
      </span>
      <select
        ref={select}
        className={`text-field ${parts.input} ${styles.type}`}
        aria-label={`Document type of ${file.name}`}
        aria-describedby={hint ? hintId : undefined}
        value={classification ?? ''}
        data-unset={classification === null || undefined}
        disabled={disabled}
        onChange={({ currentTarget }) =>
          on.onClassify(documentTypes.find((type) => type === currentTarget.value) ?? null)
        }
      >
        <option value="">Select document type</option>
        {documentTypes.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </select>
      <button
        type="button"
        className={`icon-button ${styles.remove}`}
        aria-label={`Remove ${file.name}`}
        disabled={disabled}
        onClick={on.onRemove}
      >
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
      {preview && (
        <div className={styles.preview}>
          <DocumentPreview
            name={file.name}
            preview={preview}
            disabled={disabled}
            onRetry={keepingFocus(on.onRetry)}
            onCancel={keepingFocus(on.onCancel)}
          />
          {hint && (
            <TypeHintLine
              id={hintId}
              name={file.name}
              hint={hint}
              disabled={disabled}
              onTake={keepingFocus(() => on.onClassify(hint.suggestion.classification))}
            />
          )}
          {on.onReview && (
            <ReviewLine
              name={file.name}
              preview={preview}
              corrections={corrections}
              disabled={disabled}
              onReview={on.onReview}
            />
          )}
        </div>
      )}
    </li>
  );
}
