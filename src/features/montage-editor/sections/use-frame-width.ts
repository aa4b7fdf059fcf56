import { useLayoutEffect, useState, type RefObject } from 'react';

/** The width (px) that the columns need. In less, the table scrolls in its frame. */
export const leastTableWidth = 1128;
const borders = 2;

/**
 * The width (px) of a table's frame; null until it is measured, before the first paint.
 *
 * Measured, not a container query: in a size container the browser computes styles during each layout, which made
 * scrolling half as expensive again.
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
