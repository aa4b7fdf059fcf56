import { useEffect, useRef, type RefObject } from 'react';

/** The height (px) of the jump bar, as in jump-bar.module.css. */
const jumpBarHeight = 40;

/**
 * Keeps two heights on the root: `--editor-bar` of the sticky header, and `--editor-header` with the jump bar that
 * sticks under it. The header grows when a save fails, and it must not cover sticky or focused elements below it.
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
      if (Math.abs(known - height) < 0.5) return;
      style.setProperty('--editor-bar', `${height}px`);
      style.setProperty('--editor-header', `${height + jumpBarHeight}px`);
    };
    const observer = new ResizeObserver(measure);
    // Called after layout and before paint.
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--editor-bar');
      style.removeProperty('--editor-header');
    };
  }, []);
  return bar;
}
