import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps `--editor-header` on the root at the height of the sticky header. The bar grows when a save fails, and it must
 * not cover sticky or focused elements below it.
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
      const known = Number.parseFloat(getComputedStyle(root).getPropertyValue('--editor-header'));
      if (Math.abs(known - height) >= 0.5) style.setProperty('--editor-header', `${height}px`);
    };
    const observer = new ResizeObserver(measure);
    // Called after layout and before paint.
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--editor-header');
    };
  }, []);
  return bar;
}
