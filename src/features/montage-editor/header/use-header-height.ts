import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps `--editor-bar` on the root at the height of the sticky header. It grows when a save fails on a phone, and it must
 * not cover sticky or focused elements below it. `--editor-header` follows: with the jump bar, which sticks under it.
 */
export function useHeaderHeight(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const root = document.documentElement;
    const { style } = root;
    const measure = () => {
      const above = Number.parseFloat(getComputedStyle(element).top) || 0;
      const height = above + element.offsetHeight;
      // Every element's style depends on the root's properties: setting one to its current value costs a full
      // recalculation.
      const known = Number.parseFloat(getComputedStyle(root).getPropertyValue('--editor-bar'));
      if (Math.abs(known - height) >= 0.5) style.setProperty('--editor-bar', `${height}px`);
    };
    const observer = new ResizeObserver(measure);
    // Called after layout and before paint.
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--editor-bar');
    };
  }, []);
  return bar;
}
