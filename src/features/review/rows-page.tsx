import { memo, useMemo } from 'react';
import type { ReviewPage, ReviewPiece } from '@/api/generated/model';
import { columnLetters, gutterPx, piecesByRow, rowPx, type RowsGeometry } from './geometry';
import { partsOf, type PartOfLine } from './wrapped-rows';
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
          {(rows.get(row + 1) ?? none).map((piece, at, pieces) =>
            isSheet ? (
              <Cell key={at} piece={piece} edges={edges} />
            ) : (
              partsOf(piece, startsOf(row)).map((part) => (
                <TextPart
                  key={`${at} ${part.line}`}
                  part={part}
                  piece={piece}
                  edges={edges}
                  isLast={at === pieces.length - 1}
                />
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

/** Left and right edge of a piece, px. */
function edgesOf({ box }: ReviewPiece, edges: readonly number[]): [left: number, right: number] {
  const right = edges[Math.min(edges.length - 1, Math.ceil(box.x + box.width))] ?? gutterPx;
  return [edges[Math.floor(box.x)] ?? gutterPx, right];
}

function Cell({ piece, edges }: { piece: ReviewPiece; edges: readonly number[] }) {
  const [left, right] = edgesOf(piece, edges);
  return (
    <span
      className={styles.cell}
      style={{ left, width: right - left }}
      data-number={isNumber(piece.text) || undefined}
      title={piece.text.length > 30 ? piece.text : undefined}
    >
      {piece.text}
    </span>
  );
}

interface TextPartProps {
  part: PartOfLine;
  piece: ReviewPiece;
  edges: readonly number[];
  isLast: boolean;
}

function TextPart({ part: { text, line, letter }, piece, edges, isLast }: TextPartProps) {
  const [left, right] = edgesOf(piece, edges);
  // A cell that is longer than its column must not cover the next one.
  const isCut = text.length > piece.box.width && !isLast;
  return (
    <span
      className={`${styles.cell} ${styles.text}`}
      style={{ left: edges[Math.floor(letter)], top: line * rowPx, ...(isCut && { width: right - left }) }}
      data-cut={isCut || undefined}
      title={isCut ? text : undefined}
    >
      {text}
    </span>
  );
}
