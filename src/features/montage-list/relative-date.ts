const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Each unit with the length from which the next one is used. Months and years have their mean lengths. */
const steps = [
  { unit: 'minute', lengthMs: minuteMs, belowMs: hourMs },
  { unit: 'hour', lengthMs: hourMs, belowMs: dayMs },
  { unit: 'day', lengthMs: dayMs, belowMs: 7 * dayMs },
  { unit: 'week', lengthMs: 7 * dayMs, belowMs: 30 * dayMs },
  { unit: 'month', lengthMs: 30.4369 * dayMs, belowMs: 365 * dayMs },
  { unit: 'year', lengthMs: 365.2425 * dayMs, belowMs: Number.POSITIVE_INFINITY },
] as const;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
// One for both texts: a slow device needs 30 ms to make one, and makes it before it draws a row.
const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/**
 * How long before (or after) `now` a moment lies, in words: 'now', '5 minutes ago', 'yesterday', '2 days ago'. Only whole
 * units that have passed count: 47 hours are 'yesterday'. Both in ms since the epoch.
 *
 * The clocks of a server and a browser differ: less than a minute either way is 'now'.
 */
export function relativeDate(momentMs: number, nowMs: number): string {
  const difference = momentMs - nowMs;
  const distance = Math.abs(difference);
  if (distance < minuteMs) return relative.format(0, 'second');
  const step = steps.find(({ belowMs }) => distance < belowMs) ?? steps[steps.length - 1]!;
  // 30 and 365 days are a little less than a mean month and year, and still no 'this month' or 'this year'.
  const whole = Math.max(1, Math.floor(distance / step.lengthMs));
  return relative.format(Math.sign(difference) * whole, step.unit);
}

/** The moment to the second, in the reader's time zone. */
export const exactDate = (momentMs: number): string => exact.format(momentMs);

/** The moment to the minute, in the reader's time zone: '19 Nov 2025, 08:17'. */
export const dateAndTime = (momentMs: number): string => exactDate(momentMs).slice(0, -':00'.length);
