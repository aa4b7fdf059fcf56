import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Shorter lists are drawn as a whole. */
const mostDrawnWhole = 120;
/** Drawn above and below the window. */
const marginRows = 20;
/** The range changes in steps, so that most scrolls render nothing. */
const stepRows = 10;
/** Until a row is measured, px. */
const usualRowHeight = 36;

interface DrawnRows {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  /** The heights of what is not drawn, px. */
  readonly above: number;
  readonly below: number;
  /** Draws a row out of sight, so that it can be scrolled to. */
  draw(row: number): void;
}

/** Which rows of a long list are drawn: those near the window. All rows have the height of the first drawn one. */
export function useDrawnRows(table: RefObject<HTMLElement | null>, count: number): DrawnRows {
  const [range, setRange] = useState({ from: 0, to: mostDrawnWhole, rowHeight: usualRowHeight });
  const isLong = count > mostDrawnWhole;

  const look = useCallback(() => {
    const element = table.current;
    if (!element) return;
    const head = element.querySelector('[role=row][aria-rowindex="1"]');
    const row = element.querySelector<HTMLElement>('[role=row]:not([aria-rowindex="1"])');
    const rowHeight = row?.offsetHeight || usualRowHeight;
    const top = element.getBoundingClientRect().top + (head?.clientHeight ?? 0);
    const first = Math.floor(-top / rowHeight / stepRows) * stepRows;
    const from = Math.max(0, first - marginRows);
    const to =
      Math.max(from, first) +
      Math.ceil(window.innerHeight / rowHeight / stepRows) * stepRows +
      2 * marginRows;
    setRange((before) =>
      before.from === from && before.to === to && before.rowHeight === rowHeight
        ? before
        : { from, to, rowHeight },
    );
  }, [table]);

  useEffect(() => {
    if (!isLong) return;
    const first = requestAnimationFrame(look);
    const options = { capture: true, passive: true } as const;
    document.addEventListener('scroll', look, options);
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(first);
      document.removeEventListener('scroll', look, options);
      window.removeEventListener('resize', look);
    };
  }, [isLong, look]);

  const draw = useCallback((row: number) => {
    setRange((before) =>
      row >= before.from && row < before.to
        ? before
        : { ...before, from: Math.max(0, row - 2 * marginRows), to: row + 2 * marginRows },
    );
  }, []);

  if (!isLong) return { from: 0, to: count, above: 0, below: 0, draw };
  // A list that became shorter may end above the range.
  const from = Math.min(range.from, count - 1);
  const to = Math.min(range.to, count);
  return { from, to, above: from * range.rowHeight, below: (count - to) * range.rowHeight, draw };
}
