import { describe, expect, it } from 'vitest';
import { createdDate, exactTime } from './created-date';

describe('the date of creation', () => {
  // At noon, so that it is the same day in every time zone but the furthest.
  it.each([
    ['2025-11-04T12:00:00Z', '11/4/2025'],
    ['2026-01-31T12:00:00Z', '1/31/2026'],
    ['', '-'],
    ['yesterday', '-'],
    [null, '-'],
    [undefined, '-'],
  ])('%s is %s', (time, shown) => expect(createdDate(time)).toBe(shown));

  it('also gives the month in letters', () => {
    expect(exactTime('2025-11-04T12:00:00Z')).toMatch(/^4 Nov 2025/);
    expect(exactTime('yesterday')).toBeUndefined();
  });
});
