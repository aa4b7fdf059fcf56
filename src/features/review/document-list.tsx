import { SectionLabel } from '@/ui/section-label';
import type { ReviewedDocument } from './reviewed-document';
import styles from './lists.module.css';
import parts from './review.module.css';

interface DocumentListProps {
  documents: readonly ReviewedDocument[];
  chosen: string;
  /** The number of open questions of each document that was read here. */
  open: ReadonlyMap<string, number>;
  onChoose(key: string): void;
}

const questionWords = (count: number): string => `${count} question${count === 1 ? '' : 's'}`;

/** The documents of the set, each with the questions that it leaves open. */
export function DocumentList({ documents, chosen, open, onChoose }: DocumentListProps) {
  return (
    <nav className={parts.part} aria-label="Documents">
      <div className={parts.wide}>
        <SectionLabel>{`Documents (${documents.length})`}</SectionLabel>
      </div>
      <ul className={`${styles.list} ${styles.documents}`}>
        {documents.map(({ key, name, openQuestions }) => {
          const count = open.get(key) ?? openQuestions;
          return (
            <li key={key}>
              <button
                type="button"
                className={styles.document}
                aria-current={key === chosen || undefined}
                onClick={() => onChoose(key)}
              >
                <bdi className={styles.name}>{name}</bdi>
                {count !== null && count > 0 && <span className={styles.count}>{questionWords(count)}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
