import { IconCircleCheck } from '@tabler/icons-react';
import type { UploadedDocument } from './tab-memory';
import styles from './uploaded-set.module.css';
import parts from './parts.module.css';

interface UploadedSetProps {
  documentId: string;
  /** Null when the set was not uploaded from this tab: then only its id is known. */
  documents: readonly UploadedDocument[] | null;
}

export function UploadedSet({ documentId, documents }: UploadedSetProps) {
  return (
    <section className={styles.set} aria-labelledby="uploaded-set-title">
      <h3 className={styles.title} id="uploaded-set-title">
        <IconCircleCheck size={20} stroke={1.75} aria-hidden />
        {documents ? `${documents.length} document(s) uploaded` : 'A document set is chosen'}
      </h3>
      <p className={styles.id}>
        Document ID <strong>{documentId}</strong>
      </p>
      {documents && (
        <ul className={styles.documents}>
          {documents.map(({ name, classification }, index) => (
            <li key={`${name} ${index}`}>
              <bdi>{name}</bdi> <span className={styles.type}>· {classification}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={parts.hint}>
        Go on to the inputs, or upload another set below: it gets a document ID of its own, and this one stays
        as it is.
      </p>
    </section>
  );
}
