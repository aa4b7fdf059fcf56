/**
 * A tab that is opened from a scenario belongs to it (signing in again is done in one), but what a tab remembers does not go
 * along when a link cuts the tie to its opener. So the address that is opened says it: just for the click, because a link
 * that stood on the page with it could be copied.
 */
export function carryIntoNewTabs(inRun: (address: string) => string): () => void {
  const carry = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href');
    if (!link || address == null || link.origin !== window.location.origin) return;
    const opensTab =
      link.target === '_blank' || event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!opensTab || link.hasAttribute('download')) return;
    link.href = inRun(link.href);
    setTimeout(() => link.setAttribute('href', address));
  };
  for (const type of ['click', 'auxclick'] as const)
    document.addEventListener(type, carry, { capture: true });
  return () => {
    for (const type of ['click', 'auxclick'] as const)
      document.removeEventListener(type, carry, { capture: true });
  };
}
