import { useLayoutEffect, useRef } from 'react';
import type { Zoom } from './geometry';

/** Keeps the middle of a scrolled page in place when the zoom changes. */
export function useKeptMiddle(scroller: HTMLElement | null, zoom: Zoom, widthPx: number): void {
  const before = useRef({ scroller, zoom, widthPx });
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { scroller, zoom, widthPx };
    if (!scroller || last.scroller !== scroller || last.zoom === zoom) return;
    const by = widthPx / last.widthPx;
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = scroller;
    scroller.scrollTo(
      (scrollLeft + clientWidth / 2) * by - clientWidth / 2,
      (scrollTop + clientHeight / 2) * by - clientHeight / 2,
    );
  });
}
