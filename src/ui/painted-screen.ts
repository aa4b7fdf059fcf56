/**
 * The screen that the page came with (`scripts/build/public-screens.ts`) and still shows: a form, or the layout of a signed-in
 * user. The build loads this module without a browser, to render such a screen.
 */
export function paintedScreen(): 'form' | 'layout' | null {
  const painted = typeof document === 'undefined' ? undefined : document.documentElement.dataset.painted;
  if (painted === undefined) return null;
  return painted === 'form' ? 'form' : 'layout';
}

export function forgetPaintedScreen(): void {
  delete document.documentElement.dataset.painted;
}
