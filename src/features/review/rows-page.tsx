import { memo, useMemo } from 'react';
import type { ReviewPage, ReviewPiece } from '@/api/generated/model';
import { columnLetters, gutterPx, piecesByRow, type RowsGeometry } from './geometry';
import styles from './page.module.css';

interface RowsPageProps {
  page: ReviewPage;
  geometry: RowsGeometry;
  /** Rows that are drawn, from 0. */
  first: number;
  end: number;
}

const none: readonly ReviewPiece[] = [];
const isNumber = (text: string): boolean => /^[-+−]?[\d.,\s]+$/.test(text);

/** A sheet with its letters and numbers, or a text with its line numbers: the visible rows. */
export const RowsPage = memo(function RowsPage({ page, geometry, first, end }: RowsPageProps) {
  const rows = useMemo(() => piecesByRow(page.pieces), [page.pieces]);
  const lastRow = page.pieces.at(-1)?.row ?? 0;
  const { edges, topOf, width } = geometry;
  const isSheet = page.form === 'sheet';
  return (
    <>
      {isSheet && (
        <div className={styles.letters} style={{ width }} aria-hidden>
          {edges.slice(0, -1).map((left, column) => (
            <span key={left} className={styles.letter} style={{ left, width: edges[column + 1]! - left }}>
              {columnLetters(column)}
            </span>
          ))}
        </div>
      )}
      {Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index).map((row) => (
        <div key={row} className={styles.row} data-form={page.form} style={{ top: topOf(row), width }}>
          <span className={styles.number} style={{ display: 'block' }} aria-hidden>
            {row + 1}
          </span>
          {(rows.get(row + 1) ?? none).map(({ text, box }, at) => {
            const left = edges[Math.floor(box.x)] ?? gutterPx;
            const right = edges[Math.min(edges.length - 1, Math.ceil(box.x + box.width))] ?? width;
            return isSheet ? (
              <span
                key={at}
                className={styles.cell}
                style={{ left, width: right - left }}
                data-number={isNumber(text) || undefined}
                title={text.length > 30 ? text : undefined}
              >
                {text}
              </span>
            ) : (
              <span key={at} className={`${styles.cell} ${styles.text}`} style={{ left }}>
                {text}
              </span>
            );
          })}
        </div>
      ))}
      {lastRow > 0 && lastRow < page.height - 1 && end > lastRow && (
        <p className={styles.cut} style={{ top: topOf(lastRow) + 4 }}>
          The rows from here on are read, and too many to be shown.
        </p>
      )}
    </>
  );
});
