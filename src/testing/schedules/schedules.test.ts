import { expect, it } from 'vitest';
import { checkSchedules, failureInWords } from './check-schedules';

/** Those of the second seed are other ones each time, and its name says which; `npm run schedules` plays thousands. */
const seeds = [2026, Math.floor(Math.random() * 2 ** 31)];

it.each(seeds)(
  'loses nothing and doubles nothing, whatever happens in whatever order: seed %i',
  async (seed) => {
    const { schedules, failure } = await checkSchedules({ count: 120, seed });
    expect(failure && failureInWords(seed, failure)).toBeNull();
    expect(schedules).toBe(120);
  },
  120_000,
);
