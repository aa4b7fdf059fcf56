import { useLayoutEffect, useState, type RefObject } from 'react';

/** All sections have the same width: the last measured one saves the next section a frame without its drawing. */
let lastWidth: number | null = null;

/** The width (px) of a section's drawing; null before the first is measured, which is when it `isNeeded`. */
export function useDrawingWidth(place: RefObject<HTMLElement | null>, isNeeded: boolean): number | null {
  const [width, setWidth] = useState(lastWidth);
  useLayoutEffect(() => {
    const { current } = place;
    if (!current || !isNeeded) return;
    // The observer's own size: reading one here would force a layout for each section that scrolls into view.
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.floor(entry?.contentRect.width ?? 0);
      if (measured === 0) return;
      lastWidth = measured;
      setWidth(measured);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [isNeeded, place]);
  return width;
}
