import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * If the focused button is gone (the row of a deleted organisation, a retry that worked), the given place takes the focus; a
 * keyboard would otherwise start again at the top of the page. The listeners belong on `within`, which renders again whenever
 * one of its buttons can go.
 */
export function useFocusKept(within: RefObject<HTMLElement | null>, place: RefObject<HTMLElement | null>) {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement !== null && within.current?.contains(activeElement)) {
      // A closing dialog returns the focus while React renders, and React does not notice.
      last.current = activeElement;
      return;
    }
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    place.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: (event: FocusEvent) => void (last.current = event.target),
    onBlur: () => void (last.current = null),
  };
}
