/**
 * A tab that is opened from a scenario belongs to it (signing in again may open one), but a link with `noopener` does not copy
 * the session storage. So the address carries the run, only during the click, because otherwise a copied
 * link would contain it.
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
