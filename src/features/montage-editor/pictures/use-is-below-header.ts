import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether a line of the page is still below the sticky header. Changes once on the way, so that scrolling draws
 * nothing; a scroll listener would run in each frame.
 */
export function useIsBelowHeader(line: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setIsBelow] = useState(true);
  useEffect(() => {
    const { current } = line;
    if (!current) return;
    const header = Number.parseFloat(
      getComputedStyle(document.documentElement).getPropertyValue('--editor-header'),
    );
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setIsBelow(entry.isIntersecting || entry.boundingClientRect.top > 0);
      },
      { rootMargin: `-${Math.ceil(header || 0) + 16}px 0px 0px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [line]);
  return isBelow;
}
