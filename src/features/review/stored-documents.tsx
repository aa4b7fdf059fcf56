import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import {
  getListDocumentsQueryKey,
  getListDocumentsQueryOptions,
} from '@/api/generated/endpoints/review/review';
import type { StoredDocument } from '@/api/generated/model';
import { ReviewPanel } from './review-panel';
import type { ReviewedDocument } from './reviewed-document';
import controls from './controls.module.css';
import styles from './stored-documents.module.css';

export interface StoredDocumentsProps {
  documentId: string;
  /** What to do for the corrections to count. */
  note?: ReactNode;
}

const usualNote = 'Corrections count from the next generation on. Generate the montage again to use them.';

const keyOf = ({ number }: StoredDocument): string => String(number);

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const aside = ({ classification, open_questions, corrections_count }: StoredDocument): string =>
  [
    classification,
    open_questions !== null && open_questions > 0 && counted(open_questions, 'question'),
    corrections_count > 0 && counted(corrections_count, 'correction'),
  ]
    .filter((part) => typeof part === 'string')
    .join(' · ');

/** The documents of a set, each with its review. Nothing at all where the server does not keep them or shows none. */
export default function StoredDocuments({ documentId, note = usualNote }: StoredDocumentsProps) {
  const queryClient = useQueryClient();
  const { data: documents } = useQuery(getListDocumentsQueryOptions(documentId));
  const [initial, setInitial] = useState<string | null>(null);
  const [corrected, setCorrected] = useState(false);
  if (!documents || documents.length === 0) return null;
  const reviewed = documents.map((document): ReviewedDocument => ({
    key: keyOf(document),
    name: document.name,
    corrections: [],
    openQuestions: document.open_questions,
    source: { documentId, number: document.number },
  }));
  return (
    <section className={styles.card} aria-label="Documents of this set">
      <h3 className={styles.title}>How the documents were read</h3>
      <ul className={styles.list}>
        {documents.map((document) => (
          <li key={keyOf(document)} className={styles.document}>
            <bdi className={styles.name}>{document.name}</bdi>
            <span className={styles.aside}>{aside(document)}</span>
            <button
              type="button"
              className={controls.link}
              aria-label={`Review ${document.name}`}
              aria-haspopup="dialog"
              onClick={() => setInitial(keyOf(document))}
            >
              Review
            </button>
          </li>
        ))}
      </ul>
      {corrected && (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
      {initial !== null && (
        <ReviewPanel
          documents={reviewed}
          initial={initial}
          note={note}
          onCorrected={() => setCorrected(true)}
          onClose={() => {
            setInitial(null);
            void queryClient.invalidateQueries({ queryKey: getListDocumentsQueryKey(documentId) });
          }}
        />
      )}
    </section>
  );
}
