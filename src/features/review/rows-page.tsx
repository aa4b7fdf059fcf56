import { memo, useMemo } from 'react';
import type { ReviewPage, ReviewPiece } from '@/api/generated/model';
import { columnLetters, gutterPx, piecesByRow, rowPx, type RowsGeometry } from './geometry';
import { partsOf } from './wrapped-rows';
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
  const { edges, topOf, startsOf, width } = geometry;
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
        <div
          key={row}
          className={styles.row}
          data-form={page.form}
          style={{ top: topOf(row), width, height: startsOf(row).length * rowPx }}
        >
          <span className={styles.number} style={{ display: 'block' }} aria-hidden>
            {row + 1}
          </span>
          {(rows.get(row + 1) ?? none).map((piece, at) =>
            isSheet ? (
              <Cell key={at} piece={piece} edges={edges} width={width} />
            ) : (
              partsOf(piece, startsOf(row)).map(({ text, line, letter }) => (
                <span
                  key={`${at} ${line}`}
                  className={`${styles.cell} ${styles.text}`}
                  style={{ left: edges[Math.floor(letter)], top: line * rowPx }}
                >
                  {text}
                </span>
              ))
            ),
          )}
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

interface CellProps {
  piece: ReviewPiece;
  edges: readonly number[];
  width: number;
}

function Cell({ piece: { text, box }, edges, width }: CellProps) {
  const left = edges[Math.floor(box.x)] ?? gutterPx;
  const right = edges[Math.min(edges.length - 1, Math.ceil(box.x + box.width))] ?? width;
  return (
    <span
      className={styles.cell}
      style={{ left, width: right - left }}
      data-number={isNumber(text) || undefined}
      title={text.length > 30 ? text : undefined}
    >
      {text}
    </span>
  );
}
