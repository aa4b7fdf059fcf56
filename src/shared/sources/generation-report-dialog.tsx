import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { GenerationReport, SourcePlace } from '@/api/generated/model';
import { Dialog } from '@/ui/dialog';
import styles from './generation-report-dialog.module.css';
import { downloadReport } from './report-file';
import { reportParts, type ReportPart } from './report-parts';

/** The review of the documents, as the report shows it; empty without a review. */
export interface ReportReview {
  /** The documents, each with a way into its review. */
  documents?: ReactNode;
  /** The actions at a place that the report names, below its words: a button that opens the document there. */
  placeAction?: ((place: SourcePlace) => ReactNode) | undefined;
}

export interface GenerationReportDialogProps {
  report: GenerationReport;
  /** The well's name, in the title and in the name of the file. */
  well: string;
  review?: ReportReview;
  onClose: () => void;
}

/** The outcome of a generation, to read here or to save. */
export default function GenerationReportDialog({
  report,
  well,
  review: { documents, placeAction } = {},
  onClose,
}: GenerationReportDialogProps) {
  return (
    <Dialog
      long
      className={styles.dialog}
      title={`Generation report, ${well}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => downloadReport(report, well)}>Download report</Button>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {documents && <div className={styles.documents}>{documents}</div>}
      {reportParts(report).map(({ title, items, folds = [], none }) => {
        const count = items.length + folds.reduce((sum, fold) => sum + fold.items.length, 0);
        return (
          <section key={title} className={styles.part} aria-label={title}>
            <h3 className={styles.title}>
              {title}
              {count > 0 && <span className={styles.count}> {count.toLocaleString('en-US')}</span>}
            </h3>
            {count === 0 && <p className={styles.none}>{none}</p>}
            {items.length > 0 && <Items items={items} placeAction={placeAction} />}
            {folds.map((fold) => (
              <details key={fold.title} className={styles.fold}>
                <summary>
                  <strong className={styles.head}>{fold.title}</strong>{' '}
                  <span className={styles.aside}>{fold.aside}</span>
                </summary>
                <Items items={fold.items} placeAction={placeAction} />
              </details>
            ))}
          </section>
        );
      })}
    </Dialog>
  );
}

function Items({ items, placeAction }: Pick<ReportPart, 'items'> & Pick<ReportReview, 'placeAction'>) {
  return (
    <ul className={styles.items}>
      {items.map(({ head, aside, text, list, quote, place }, index) => (
        <li key={index} className={styles.item}>
          {head !== undefined && (
            <p>
              <strong className={styles.head}>{head}</strong>{' '}
              {aside !== undefined && <span className={styles.aside}>{aside}</span>}
            </p>
          )}
          {text !== '' && <p>{text}</p>}
          {list !== undefined && list.length > 0 && <p>{list.join(' · ')}</p>}
          {quote && (
            <blockquote className={styles.quote} dir="auto">
              {quote}
            </blockquote>
          )}
          {place && placeAction?.(place)}
        </li>
      ))}
    </ul>
  );
}
