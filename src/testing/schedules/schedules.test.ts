import { expect, it } from 'vitest';
import { isLong } from '@/testing/is-long';
import { checkSchedules, failureInWords } from './check-schedules';

/** The same ones each time, so that a failure belongs to a change. `npm run schedules` plays thousands of new ones. */
const { seeds, count } = isLong ? { seeds: [2026, 2027, 2028], count: 300 } : { seeds: [2026], count: 60 };

it.each(seeds)(
  'loses nothing and doubles nothing, whatever happens in whatever order: seed %i',
  async (seed) => {
    const { schedules, failure } = await checkSchedules({ count, seed });
    expect(failure && failureInWords(seed, failure)).toBeNull();
    expect(schedules).toBe(count);
  },
  120_000,
);
