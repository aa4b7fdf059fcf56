import { IconFileText, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { documentTypes } from './classification';
import { formatSize } from './file-intake';
import type { ChosenFiles } from './use-chosen-files';
import styles from './classify-documents.module.css';
import parts from './parts.module.css';

interface ClassifyDocumentsProps {
  files: ChosenFiles;
  disabled: boolean;
  /** The last file was removed, and this panel goes with it: who shows it takes the focus on. */
  onEmptied(): void;
}

/** Each chosen file with its type, which its name may have suggested. */
export function ClassifyDocuments({ files, disabled, onEmptied }: ClassifyDocumentsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { chosen, classify, remove } = files;
  const removeAndFocus = (key: string) => {
    remove(key);
    // The button that had the focus is gone; without this a keyboard would start again at the top of the page.
    if (chosen.length > 1) title.current?.focus();
    else onEmptied();
  };
  return (
    <section className={parts.card} aria-labelledby="classify-documents-title">
      <h3
        ref={title}
        className={`${parts.title} ${parts.heading}`}
        id="classify-documents-title"
        tabIndex={-1}
      >
        Classify Documents ({chosen.length})
      </h3>
      <ul className={styles.list}>
        {chosen.map(({ key, file, classification }) => (
          <li key={key} className={styles.file}>
            <IconFileText className={styles.icon} size={20} stroke={1.75} aria-hidden />
            <span>
              <bdi className={styles.name}>{file.name}</bdi>
              <span className={styles.size}>{formatSize(file.size)}</span>
            </span>
            <select
              className={`${parts.input} ${styles.type}`}
              aria-label={`Document type of ${file.name}`}
              value={classification ?? ''}
              data-unset={classification === null || undefined}
              disabled={disabled}
              onChange={({ currentTarget }) =>
                classify(key, documentTypes.find((type) => type === currentTarget.value) ?? null)
              }
            >
              <option value="">Select document type</option>
              {documentTypes.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </select>
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove ${file.name}`}
              disabled={disabled}
              onClick={() => removeAndFocus(key)}
            >
              <IconX size={18} stroke={1.75} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
