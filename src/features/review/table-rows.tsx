import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { DocumentReview, ReviewRow, ReviewTable } from '@/api/generated/model';
import { piecesByRow } from './geometry';
import { sameTarget, type Target } from './marks';
import { useWindow } from './use-window';
import controls from './controls.module.css';
import styles from './read.module.css';

interface TableRowsProps {
  review: DocumentReview;
  table: ReviewTable;
  index: number;
  at: Target;
  onSelect(at: Target): void;
  onPoint(at: Target | null): void;
}

const heightPx = 26;

/** The rows of a table on the pages that are shown, each linked with its place on the page. */
export function TableRows({ review, table, index, at, onSelect, onPoint }: TableRowsProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const window = useWindow(scroller);
  const texts = useMemo(
    () => new Map(review.pages.map((page) => [page.number, piecesByRow(page.pieces)])),
    [review.pages],
  );
  const { rows } = table;

  const target = ({ row, page }: ReviewRow): Target => ({ what: 'row', table: index, row, page });
  const selected = rows.findIndex((row) => sameTarget(target(row), at));
  const stop = Math.max(0, selected);
  // A row selected on the page is scrolled into view here, and vice versa.
  const shownAt = useRef(-1);
  useEffect(() => {
    if (!scroller || selected === shownAt.current) return;
    shownAt.current = selected;
    const top = selected * heightPx;
    const seen = scroller.clientHeight;
    if (selected === -1 || (top >= scroller.scrollTop && top + heightPx <= scroller.scrollTop + seen)) return;
    scroller.scrollTo({ top: top - seen / 2 });
  });
  const first = Math.max(0, Math.floor(window.from / heightPx));
  const end = Math.min(rows.length, Math.ceil(window.to / heightPx));
  // The selected row is rendered even out of view, because the keyboard refers to it.
  const shown = rows.flatMap((row, place) =>
    (place >= first && place < end) || place === selected ? [{ row, place }] : [],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = by && rows[Math.max(0, Math.min(rows.length - 1, stop + by))];
    if (!next) return;
    event.preventDefault();
    onSelect(target(next));
  };
  /** The row of an event's target: the list listens for all its rows. */
  const rowOf = (from: EventTarget): ReviewRow | undefined => {
    const place = from instanceof Element ? from.closest<HTMLElement>('[data-place]')?.dataset.place : null;
    return place ? rows[Number(place)] : undefined;
  };
  if (rows.length === 0) return null;
  const wordsOf = ({ page, row }: ReviewRow): string =>
    (texts.get(page)?.get(row) ?? []).map(({ text }) => text.trim()).join('  ·  ');
  return (
    <>
      <h3 className={styles.title}>
        Rows <span className={styles.rowCount}>{table.row_count.toLocaleString('en')}</span>
      </h3>
      <div
        ref={setScroller}
        className={styles.rows}
        role="listbox"
        aria-label="Rows of the table"
        tabIndex={0}
        aria-activedescendant={selected === -1 ? undefined : `review-row-${stop}`}
        onKeyDown={onKeyDown}
        onClick={({ target: clicked }) => {
          const row = rowOf(clicked);
          if (row) onSelect(target(row));
        }}
        onPointerOver={({ target: over }) => {
          const row = rowOf(over);
          onPoint(row ? target(row) : null);
        }}
        onPointerLeave={() => onPoint(null)}
      >
        <div role="presentation" style={{ height: rows.length * heightPx, position: 'relative' }}>
          {shown.map(({ row, place }) => (
            <div
              key={place}
              id={`review-row-${place}`}
              role="option"
              data-place={place}
              aria-selected={place === selected}
              className={styles.row}
              data-unused={!row.used || undefined}
              style={{ top: place * heightPx, height: heightPx }}
              title={row.reason ?? undefined}
            >
              <span className={styles.rowNumber}>{row.row}</span>
              <span className={styles.rowText}>{wordsOf(row) || '(blank)'}</span>
              {row.reason !== null && <span className={controls.label}>{row.reason}</span>}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
