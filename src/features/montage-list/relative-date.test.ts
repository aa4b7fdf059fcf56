import { describe, expect, it } from 'vitest';

import { dateAndTime, exactDate, relativeDate } from './relative-date';

const now = Date.UTC(2025, 10, 21, 12);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('how long ago', () => {
  it.each([
    [0, 'now'],
    [59_000, 'now'],
    [-30_000, 'now'],
    [minute, '1 minute ago'],
    [59 * minute, '59 minutes ago'],
    [hour, '1 hour ago'],
    [23.9 * hour, '23 hours ago'],
    [day, 'yesterday'],
    [47 * hour, 'yesterday'],
    [2 * day, '2 days ago'],
    [6.9 * day, '6 days ago'],
    [7 * day, 'last week'],
    [29 * day, '4 weeks ago'],
    [30 * day, 'last month'],
    [90 * day, '2 months ago'],
    [364 * day, '11 months ago'],
    [365 * day, 'last year'],
    [800 * day, '2 years ago'],
    [-2 * day, 'in 2 days'],
    [-day, 'tomorrow'],
    [-hour, 'in 1 hour'],
    [-400 * day, 'next year'],
  ])('%d ms: %s', (age, words) => {
    expect(relativeDate(now - age, now)).toBe(words);
  });
});

it('uses the words of the browser', () => {
  const browser = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  const lengths = { minute, hour, day, week: 7 * day, month: 31 * day, year: 366 * day };
  const limits = { minute: 59, hour: 23, day: 6, week: 4, month: 11, year: 9 };
  for (const unit of ['minute', 'hour', 'day', 'week', 'month', 'year'] as const)
    for (let count = 1; count <= limits[unit]; count += 1)
      for (const sign of [-1, 1])
        expect(relativeDate(now + sign * count * lengths[unit], now)).toBe(
          browser.format(sign * count, unit),
        );
});

it('writes every month as the browser does', () => {
  const browser = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
  for (let month = 0; month < 12; month += 1) {
    const moment = new Date(2025, month, month + 1, month * 2, 0, 59).getTime();
    expect(exactDate(moment)).toBe(browser.format(moment));
  }
});

it('names the exact moment', () => {
  const moment = new Date(2025, 10, 19, 8, 17, 5).getTime();
  expect(dateAndTime(moment)).toBe('19 Nov 2025, 08:17');
  expect(exactDate(moment)).toBe('19 Nov 2025, 08:17:05');
});
