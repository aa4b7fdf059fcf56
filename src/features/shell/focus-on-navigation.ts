import type { AnyRouter } from '@tanstack/react-router';

/**
 * Moves the focus to the heading of the screen after a navigation: a screen reader announces the place, and a keyboard does not
 * continue from a link of the previous screen. Not at the first load, and not if the same screen shows
 * another page or step. A screen that has placed the focus itself (a form's first field) keeps it.
 *
 * @returns what ends it.
 */
export function focusOnNavigation(router: AnyRouter): () => void {
  // The first screen may be rendered before this listens: the router is loaded before the first draw if that is quick.
  let shownPath: string | null = router.state.resolvedLocation?.pathname ?? null;
  let focusedBefore: Element | null = null;
  const endBefore = router.subscribe('onBeforeLoad', () => {
    focusedBefore = document.activeElement;
  });
  const endAfter = router.subscribe('onRendered', ({ toLocation }) => {
    const moved = shownPath !== null && shownPath !== toLocation.pathname;
    shownPath = toLocation.pathname;
    if (!moved) return;
    const focused = document.activeElement;
    if (focused && focused !== focusedBefore && focused.closest('main, dialog')) return;
    // If the heading is still loading (during an access check), the screen passes the focus on to it.
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  });
  return () => {
    endBefore();
    endAfter();
  };
}
