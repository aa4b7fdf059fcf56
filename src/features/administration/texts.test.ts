import { describe, expect, it } from 'vitest';
import { hostileTexts } from '@/testing/hostile-texts';
import { createdDate, exactTime } from './created-date';
import { shortText } from './short-text';

describe('the date of creation', () => {
  // At noon, so that it is the same day in every time zone but the furthest.
  it.each([
    ['2025-11-04T12:00:00Z', '11/4/2025'],
    ['2026-01-31T12:00:00Z', '1/31/2026'],
    ['', '-'],
    ['yesterday', '-'],
  ])('%s is %s', (time, shown) => expect(createdDate(time)).toBe(shown));

  it('names the month in full beside it', () => {
    expect(exactTime('2025-11-04T12:00:00Z')).toMatch(/^November 4, 2025/);
    expect(exactTime('yesterday')).toBeUndefined();
  });
});

describe('a text that is mentioned', () => {
  it('stays as it is up to its length', () => {
    expect(shortText('Aurora Energy')).toBe('Aurora Energy');
    expect(shortText('W'.repeat(80))).toBe('W'.repeat(80));
  });

  it('is cut between characters', () => {
    expect(shortText('W'.repeat(81))).toBe(`${'W'.repeat(80)}…`);
    expect(shortText('🛢'.repeat(50), 3)).toBe('🛢🛢🛢…');
  });

  it.each(hostileTexts)('is never longer than it may be: $name', ({ text }) => {
    expect([...shortText(text)].length).toBeLessThanOrEqual(81);
  });
});
