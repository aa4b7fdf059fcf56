import { useCallback, useLayoutEffect, useState } from 'react';

/** Drawn beyond both edges, so that a quick scroll shows no blank. */
const beyond = 12;

interface Window {
  /** Of the element that scrolls. */
  ref: (element: HTMLElement | null) => void;
  first: number;
  /** Behind the last one that is drawn. */
  end: number;
  /** Scrolls a row into sight, where it is not. */
  show(row: number): void;
}

/**
 * Which rows of a long list are drawn: thousands cost no more than those in sight.
 *
 * @param rowHeight of every row, px.
 * @param topPx what lies over the rows in the same scroller: a heading that stays in sight.
 */
export function useWindow(count: number, rowHeight: number, topPx = 0): Window {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [seen, setSeen] = useState({ top: 0, height: 800 });

  useLayoutEffect(() => {
    if (!scroller) return;
    const look = () =>
      setSeen((before) => {
        const next = { top: scroller.scrollTop, height: scroller.clientHeight };
        // Of the rows alone, so that most events of a scroll draw nothing.
        const same =
          Math.floor(before.top / rowHeight) === Math.floor(next.top / rowHeight) &&
          before.height === next.height;
        return same ? before : next;
      });
    look();
    scroller.addEventListener('scroll', look, { passive: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [scroller, rowHeight]);

  const show = useCallback(
    (row: number) => {
      if (!scroller) return;
      const top = row * rowHeight;
      const { scrollTop, clientHeight } = scroller;
      const room = clientHeight - topPx - rowHeight;
      if (top < scrollTop) scroller.scrollTop = Math.max(0, top - rowHeight);
      else if (top > scrollTop + room) scroller.scrollTop = top - Math.max(0, room - rowHeight);
    },
    [scroller, rowHeight, topPx],
  );

  const first = Math.max(0, Math.min(count, Math.floor(seen.top / rowHeight) - beyond));
  const end = Math.min(count, Math.ceil((seen.top + seen.height) / rowHeight) + beyond);
  return { ref: setScroller, first, end: Math.max(first, end), show };
}
