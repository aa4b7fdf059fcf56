import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import {
  getListDocumentsQueryKey,
  getListDocumentsQueryOptions,
} from '@/api/generated/endpoints/review/review';
import type { SourcePlace, StoredDocument } from '@/api/generated/model';
import { placeWords } from '@/shared/sources/source-words';
import { ReviewPanel } from './review-panel';
import type { ReviewedDocument } from './reviewed-document';
import controls from './controls.module.css';
import styles from './stored-documents.module.css';

/** The parts of a set's review that other screens show; empty if the server does not keep the documents, or offers no review. */
export interface StoredReviewParts {
  /** The documents, each with a way into its review. */
  documents?: ReactNode;
  /** A way into the review at a place of one of them; null for a place in another document. */
  placeAction?: ((place: SourcePlace) => ReactNode) | undefined;
}

export interface StoredReviewProps {
  documentId: string;
  /** How the corrections take effect. */
  note?: ReactNode;
  children(parts: StoredReviewParts): ReactNode;
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

/** The documents of a set and the places in them, with ways into their review, which opens over what shows them. */
export default function StoredReview({ documentId, note = usualNote, children }: StoredReviewProps) {
  const queryClient = useQueryClient();
  const { data: documents = [] } = useQuery(getListDocumentsQueryOptions(documentId));
  const [opened, setOpened] = useState<{ key: string; place?: SourcePlace } | null>(null);
  const [corrected, setCorrected] = useState(false);
  const reviewed = documents.map((document): ReviewedDocument => ({
    key: keyOf(document),
    name: document.name,
    corrections: [],
    openQuestions: document.open_questions,
    source: { documentId, number: document.number },
  }));
  const list = (
    <section className={styles.card} aria-label="Documents of this set">
      <h3 className={styles.title}>How the documents were read</h3>
      <ul className={styles.list}>
        {documents.map((document) => (
          <li key={keyOf(document)} className={styles.document}>
            <bdi className={styles.name}>{document.name}</bdi>
            <span className={styles.aside}>{aside(document)}</span>
            <button
              type="button"
              className={`text-button ${controls.link}`}
              aria-label={`Review ${document.name}`}
              aria-haspopup="dialog"
              onClick={() => setOpened({ key: keyOf(document) })}
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
    </section>
  );
  const placeAction = (place: SourcePlace) => {
    const document = documents.find(({ name }) => name === place.document);
    if (!document) return null;
    const where = [place.document, placeWords(place)].filter((part) => part !== '').join(', ');
    return (
      <button
        type="button"
        className={`text-button ${controls.link}`}
        aria-label={`Review it: ${where}`}
        aria-haspopup="dialog"
        onClick={() => setOpened({ key: keyOf(document), place })}
      >
        Review it
      </button>
    );
  };
  return (
    <>
      {children(documents.length === 0 ? {} : { documents: list, placeAction })}
      {opened !== null && (
        <ReviewPanel
          documents={reviewed}
          initial={opened.key}
          place={opened.place}
          note={note}
          onCorrected={() => setCorrected(true)}
          onClose={() => {
            setOpened(null);
            void queryClient.invalidateQueries({ queryKey: getListDocumentsQueryKey(documentId) });
          }}
        />
      )}
    </>
  );
}
