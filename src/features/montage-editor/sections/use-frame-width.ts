import { useLayoutEffect, useState, type RefObject } from 'react';

/** What the columns need (px). A table that is given less scrolls in its frame. */
export const leastTableWidth = 1128;
const borders = 2;

/**
 * The width (px) that a table has within its frame; null until it has been measured, which is before anything is painted.
 *
 * Measured rather than asked of the style sheet: inside of a container that is queried for its size the browser works out
 * styles in the middle of each layout, which made scrolling half as dear again.
 */
export function useFrameWidth(around: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const { current } = around;
    if (!current) return;
    const measure = () => setWidth(current.clientWidth - borders);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [around]);
  return width;
}
