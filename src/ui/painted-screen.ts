/**
 * Whether the page shows a screen that it came with (`scripts/build/public-screens.ts`), and not yet the application's own. The
 * build loads this module without a browser, to render such a screen.
 */
export const isScreenPainted = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.painted !== undefined;

export function forgetPaintedScreen(): void {
  delete document.documentElement.dataset.painted;
}
