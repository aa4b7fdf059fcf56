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
  /** The storage key with which a user hides the 3D picture, or null to show it. */
  hidden3d: string | null;
}

/**
 * Runs in the page before anything else of it.
 *
 * Only the date is (nearly) fixed. Timers and `performance` go on, because play functions wait by them; Playwright's own clock
 * would replace those, too.
 */
function holdStill({ at, hidden3d }: Stillness): void {
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
  if (hidden3d === null) return;
  // Stories forget what is stored before they begin, so that it is answered and not stored.
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function answer(this: Storage, key: string) {
    return key === hidden3d ? 'true' : getItem.call(this, key);
  };
}

/** The same morning as in the mock worlds of the units. */
const at = Date.UTC(2026, 2, 2, 9, 41);

/** A software renderer draws the 3D picture, slowly and in pixels of its own, so that a comparison does without it. */
export async function makeStill(
  context: BrowserContext,
  { picture3d }: { picture3d: 'shown' | 'hidden' },
): Promise<void> {
  const hidden3d = picture3d === 'hidden' ? 'montage.wellbore-closed' : null;
  await context.addInitScript<Stillness>(holdStill, { at, hidden3d });
}
