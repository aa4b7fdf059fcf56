import { DocumentIdField } from './document-id-field';
import { typeWords, type Found } from './found-inputs';
import { FoundTypes } from './found-types';
import { formatHeight } from './number-format';
import type { WorkflowState } from './workflow';
import styles from './input-summary.module.css';
import parts from './parts.module.css';

interface InputSummaryProps {
  state: WorkflowState;
  running: boolean;
  /** The type that the documents give instead. */
  type: Found<boolean> | null;
  onVertical(isVertical: boolean): void;
  onDocumentId(documentId: string): void;
}

export function InputSummary({ state, running, type, onVertical, onDocumentId }: InputSummaryProps) {
  const { document_id, rigFloorHeight, isVertical } = state;
  return (
    <section className={parts.card} aria-labelledby="input-summary-title">
      <h3 className={parts.title} id="input-summary-title">
        Input Summary
      </h3>
      <dl className={styles.summary}>
        <div className={styles.entry}>
          <dt className={parts.label}>Document ID</dt>
          <dd className={styles.entry}>
            <DocumentIdField documentId={document_id} disabled={running} onDocumentId={onDocumentId} />
          </dd>
        </div>
        <div className={styles.entry}>
          <dt className={parts.label}>Rig Floor Height</dt>
          <dd className={styles.value} data-missing={rigFloorHeight === null || undefined}>
            {rigFloorHeight === null ? 'Not specified' : formatHeight(rigFloorHeight)}
          </dd>
        </div>
        <div className={styles.entry}>
          <dt className={parts.label}>Well Type</dt>
          <dd className={styles.value}>{typeWords(isVertical)}</dd>
          {type && !running && (
            <dd className={styles.entry}>
              <FoundTypes isVertical={isVertical} types={[type]} isReading={false} onUse={onVertical} />
            </dd>
          )}
        </div>
      </dl>
    </section>
  );
}
