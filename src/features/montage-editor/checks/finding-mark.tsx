import { memo } from 'react';
import type { Finding } from '@/domain/checks/finding';
import styles from './finding-mark.module.css';
import { useCellFindings } from './use-findings';

type Result = Finding['result'];

/** Most severe first. */
export const results: readonly Result[] = ['error', 'warning', 'missing'];

const shapes: Readonly<Record<Result, string>> = {
  error: 'M5 .75h6L15.25 5v6L11 15.25H5L.75 11V5z',
  warning: 'M8 1.25 15.25 14.5H.75z',
  missing: 'M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z',
};

const signs: Readonly<Record<Result, string>> = {
  error: 'M8 4v5M8 11.75v.25',
  warning: 'M8 6v4M8 12.4v.1',
  missing: 'M6.1 6.4a1.95 1.95 0 1 1 2.9 1.7c-.7.4-1 .8-1 1.4M8 11.75v.1',
};

/** An octagon, a triangle or a ring, so that colour is not the only difference. */
export function ResultSign({ result }: { result: Result }) {
  return (
    <svg className={styles.sign} data-result={result} viewBox="0 0 16 16" aria-hidden="true">
      <path className={styles.shape} d={shapes[result]} />
      <path className={styles.inner} d={signs[result]} />
    </svg>
  );
}

/** The mark next to a value: its most severe finding, labelled with the sentences of all. Nothing if there are none. */
export const FindingMark = memo(function FindingMark({ findings }: { findings: readonly Finding[] }) {
  const worst = results.find((result) => findings.some((finding) => finding.result === result));
  if (!worst) return null;
  const sentences = findings.map(({ text }) => text);
  return (
    <span
      className={styles.mark}
      role="img"
      aria-label={sentences.join('. ')}
      title={sentences.join('\n')}
      data-finding-mark
    >
      <ResultSign result={worst} />
    </span>
  );
});

/** Whether a press on the element opens the findings of its value; see `FindingPanels`. */
export const isFindingMark = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest('[data-finding-mark]') !== null;

/** The mark of a cell, by `cellKey`. Renders again only when the cell's findings change. */
export function CellFindingMark({ cell }: { cell: string }) {
  return <FindingMark findings={useCellFindings(cell)} />;
}
