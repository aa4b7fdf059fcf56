import { useRef, useState } from 'react';
import { ChosenDocument } from './chosen-document';
import { announcementOf } from './preview-words';
import { fileId } from './recognition-queue';
import type { ReviewSlots } from './review-slot';
import type { ChosenFiles } from './use-chosen-files';
import { useReviewing } from './use-reviewing';
import styles from './classify-documents.module.css';
import parts from './parts.module.css';

interface ClassifyDocumentsProps {
  files: ChosenFiles;
  disabled: boolean;
  Review: ReviewSlots['OfFiles'] | undefined;
  /** The last file was removed, and this panel goes with it: who shows it takes the focus on. */
  onEmptied(): void;
}

/** One announcement for all previews, when the last one has come; what is chosen afterwards is not news. */
function useAnnouncement({ chosen, previews }: ChosenFiles): string {
  const pending = chosen.some(({ file }) => previews.get(fileId(file))?.phase === 'recognising');
  const [said, setSaid] = useState({ pending: false, words: '' });
  if (said.pending !== pending) setSaid({ pending, words: pending ? '' : announcementOf(chosen, previews) });
  return said.words;
}

/** Each chosen file with what it holds and its type, which its name or its content may have suggested. */
export function ClassifyDocuments({ files, disabled, Review, onEmptied }: ClassifyDocumentsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const announcement = useAnnouncement(files);
  const { chosen, previews, classify, remove } = files;
  const reviewing = useReviewing(files);
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
        {chosen.map((document) => (
          <ChosenDocument
            key={document.key}
            document={document}
            preview={previews.get(fileId(document.file))}
            corrections={files.correctionsOf(document.file).length}
            disabled={disabled}
            onReview={Review && (() => reviewing.open(document.key))}
            onClassify={(classification) => classify(document.key, classification)}
            onRemove={() => removeAndFocus(document.key)}
            onRetry={() => files.retryPreview(document.file)}
            onCancel={() => files.cancelPreview(document.file)}
          />
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {reviewing.opened && Review && <Review {...reviewing.opened} />}
    </section>
  );
}
