/** A page without any motion: the same story gives the same picture every time. */
import type { BrowserContext, BrowserContextOptions } from 'playwright';
import { widths, type Look } from './looks.ts';

export const stillOptions = ({ width, theme }: Look): BrowserContextOptions => ({
  viewport: { width, height: widths[width] },
  colorScheme: theme,
  reducedMotion: 'reduce',
  // The words of dates and numbers must not depend on who takes the picture.
  locale: 'en-US',
  timezoneId: 'UTC',
  // The host's policy forbids the scripts that Storybook writes into its page.
  bypassCSP: true,
});

interface Stillness {
  /** The time on every clock, in milliseconds since 1970. */
  at: number;
  /** Whether the 3D picture is left out; its labels stay. */
  hides3d: boolean;
}

/**
 * Runs in the page before anything else of it.
 *
 * Only the date is (nearly) fixed. Timers and `performance` go on, because play functions wait by them; Playwright's own clock
 * would replace those, too.
 */
function holdStill({ at, hides3d }: Stillness): void {
  const RealDate = Date;
  // Each reading is a millisecond later: what happens twice at the very same time is taken for one event by the cache.
  let readings = 0;
  const now = () => at + (readings += 1);
  class StillDate extends RealDate {
    constructor(...parts: unknown[]) {
      super(...((parts.length === 0 ? [now()] : parts) as [number]));
    }
    static override now(): number {
      return now();
    }
  }
  globalThis.Date = StillDate as DateConstructor;
  if (!hides3d) return;
  document.addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent = '[data-graphics] canvas { visibility: hidden; }';
    document.head.append(style);
  });
}

/** The same morning as in the mock worlds of the units. */
const at = Date.UTC(2026, 2, 2, 9, 41);

/** A software renderer draws the 3D picture, slowly and in pixels of its own, so that a comparison does without it. */
export async function makeStill(
  context: BrowserContext,
  { picture3d }: { picture3d: 'shown' | 'hidden' },
): Promise<void> {
  await context.addInitScript<Stillness>(holdStill, { at, hides3d: picture3d === 'hidden' });
}
