import { useLayoutEffect, useRef } from 'react';

/** What is in the middle of a scrolled page stays there when the page is drawn larger or smaller. */
export function useKeptMiddle(scroller: HTMLElement | null, zoom: number): void {
  const before = useRef({ scroller, zoom });
  useLayoutEffect(() => {
    const by = zoom / before.current.zoom;
    const isSame = before.current.scroller === scroller;
    before.current = { scroller, zoom };
    if (!scroller || !isSame || by === 1) return;
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = scroller;
    scroller.scrollTo(
      (scrollLeft + clientWidth / 2) * by - clientWidth / 2,
      (scrollTop + clientHeight / 2) * by - clientHeight / 2,
    );
  });
}
