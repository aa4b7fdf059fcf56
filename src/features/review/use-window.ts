import { useLayoutEffect, useState } from 'react';

/** Rendered beyond both edges, px, so that a quick scroll shows no blank. */
const beyond = 400;
/** The window moves in steps of this, px, so that most scroll events render nothing. */
const by = 200;

interface Window {
  from: number;
  to: number;
}

/** The rendered part of a long page, px from its top: thousands of rows cost no more than the visible ones. */
export function useWindow(scroller: HTMLElement | null): Window {
  const [seen, setSeen] = useState<Window>({ from: 0, to: 1_200 });
  useLayoutEffect(() => {
    if (!scroller) return;
    const look = () => {
      const from = Math.floor((scroller.scrollTop - beyond) / by) * by;
      const to = Math.ceil((scroller.scrollTop + scroller.clientHeight + beyond) / by) * by;
      setSeen((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    look();
    scroller.addEventListener('scroll', look, { passive: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [scroller]);
  return seen;
}
