import { useEffect, useRef, type RefObject } from 'react';

/** A pressed button that is removed or disabled has lost the focus. */
const focusIsLost = () => {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.matches(':disabled');
};

/**
 * A region (`tabIndex={-1}`) that takes the focus when a change of phase took away the control that had it: a keyboard
 * continues from here and not from the top of the page. The region and not its first control, because an Enter that is held
 * down a little too long would press that one too, and cancel what it has just begun.
 */
export function useFocusKept<T extends HTMLElement>(phase: string): RefObject<T | null> {
  const region = useRef<T>(null);
  const seen = useRef(phase);
  useEffect(() => {
    if (seen.current === phase) return;
    seen.current = phase;
    if (!focusIsLost() && document.activeElement !== region.current) return;
    region.current?.focus({ preventScroll: true });
    // Also if it has the focus already: the error is shown here now, and may have grown beyond the lower edge.
    region.current?.scrollIntoView({ block: 'nearest' });
  }, [phase]);
  return region;
}
