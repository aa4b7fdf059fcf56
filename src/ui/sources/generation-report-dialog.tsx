import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../dialog';
import styles from './generation-report-dialog.module.css';
import { downloadReport } from './report-file';
import { reportParts } from './report-parts';
import type { Report } from './source-shapes';

export interface GenerationReportDialogProps {
  report: Report;
  /** What the well is called: stands in the title and in the name of the file. */
  well: string;
  /** The documents, each with how it was read; absent where nobody can see that. */
  review?: ReactNode;
  onClose: () => void;
}

/** What a generation made of its documents, to be read here or to be kept. */
export default function GenerationReportDialog({
  report,
  well,
  review,
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
      {review}
      {reportParts(report).map(({ title, items, none }) => (
        <section key={title} className={styles.part} aria-label={title}>
          <h3 className={styles.title}>
            {title}
            {items.length > 0 && <span className={styles.count}> {items.length}</span>}
          </h3>
          {items.length === 0 ? (
            <p className={styles.none}>{none}</p>
          ) : (
            <ul className={styles.items}>
              {items.map(({ head, aside, text, list, quote }, index) => (
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
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </Dialog>
  );
}
