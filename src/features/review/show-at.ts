import type { Rect } from './geometry';

/** Scrolls the page so far that the field at the cursor is seen. */
export function showAt(layer: HTMLElement | null, { left, top, width, height }: Rect): void {
  const scroller = layer?.parentElement?.parentElement;
  if (!layer || !scroller) return;
  const own = layer.getBoundingClientRect();
  const seen = scroller.getBoundingClientRect();
  const outside = (from: number, to: number, lowest: number, highest: number) =>
    from < lowest ? from - lowest : Math.max(0, to - highest);
  scroller.scrollBy({
    left: outside(own.left + left, own.left + left + width, seen.left + 60, seen.right),
    top: outside(own.top + top, own.top + top + height, seen.top + 30, seen.bottom),
  });
}
