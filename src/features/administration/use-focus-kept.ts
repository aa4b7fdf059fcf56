import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Where the button that had the focus is gone (the row of a deleted organisation, a retry that worked), the given place
 * takes it; a keyboard would otherwise begin again at the top of the page. The props belong on what holds the buttons.
 */
export function useFocusKept(place: RefObject<HTMLElement | null>) {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    if (!last.current || last.current.isConnected) return;
    // A dialog that has closed gives the focus back while React draws, and React does not hear of it.
    const { activeElement } = document;
    const lost = activeElement === null || activeElement === document.body;
    last.current = lost ? null : activeElement;
    if (lost) place.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: (event: FocusEvent) => void (last.current = event.target),
    onBlur: () => void (last.current = null),
  };
}
