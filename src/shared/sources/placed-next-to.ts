import { useLayoutEffect, type RefObject } from 'react';

const gapPx = 8;

/**
 * Places a box next to its anchor, and keeps it there while the page scrolls: to its right, else to its left, else
 * below or above, and always within the window. By `--left` and `--top`, so that a style sheet may put it elsewhere on a
 * phone.
 */
export function usePlacedNextTo(box: RefObject<HTMLElement | null>, anchor: () => Element | null): void {
  useLayoutEffect(() => {
    // A sheet at the foot of a phone lies over what it speaks of, which then goes up as far as it has to.
    const uncover = () => {
      const sheet = box.current?.getBoundingClientRect();
      const at = anchor()?.getBoundingClientRect();
      if (!sheet || !at || sheet.width < document.documentElement.clientWidth) return;
      if (at.bottom > sheet.top) window.scrollBy({ top: at.bottom + gapPx - sheet.top });
    };
    const place = () => {
      const shown = box.current;
      const at = anchor()?.getBoundingClientRect();
      if (!shown || !at) return;
      const { offsetWidth: width, offsetHeight: height } = shown;
      const { clientWidth, clientHeight } = document.documentElement;
      const within = (value: number, most: number) => Math.max(gapPx, Math.min(value, most - gapPx));
      const right = at.right + gapPx;
      const left = at.left - gapPx - width;
      const isNextTo = right + width <= clientWidth - gapPx || left >= gapPx;
      const x = right + width <= clientWidth - gapPx ? right : left >= gapPx ? left : at.left;
      const below = at.bottom + gapPx;
      const y = isNextTo
        ? at.top - gapPx
        : below + height <= clientHeight - gapPx
          ? below
          : at.top - gapPx - height;
      shown.style.setProperty('--left', `${within(x, clientWidth - width)}px`);
      shown.style.setProperty('--top', `${within(y, clientHeight - height)}px`);
    };
    place();
    uncover();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [anchor, box]);
}
