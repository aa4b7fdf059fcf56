import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * The inner width (px) of the table; null until it is measured, before the first paint.
 *
 * Measured, not a container query: in a size container the browser computes styles during each layout, which made
 * scrolling half as expensive again.
 */
export function useTableWidth(table: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const { current } = table;
    if (!current) return;
    const measure = () => setWidth(current.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [table]);
  return width;
}
