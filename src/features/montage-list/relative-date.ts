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

// Not `Intl`: a slow device takes 100 ms to make its two formatters, and makes them before it draws a row.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'] as const;

const twoDigits = (count: number): string => String(count).padStart(2, '0');

function inWords(count: number, unit: (typeof steps)[number]['unit']): string {
  if (count === 1 && unit !== 'minute' && unit !== 'hour')
    return unit === 'day' ? 'tomorrow' : `next ${unit}`;
  if (count === -1 && unit !== 'minute' && unit !== 'hour')
    return unit === 'day' ? 'yesterday' : `last ${unit}`;
  const units = `${Math.abs(count)} ${unit}${Math.abs(count) === 1 ? '' : 's'}`;
  return count < 0 ? `${units} ago` : `in ${units}`;
}

/**
 * How long before (or after) `now` a moment lies, in words: 'now', '5 minutes ago', 'yesterday', '2 days ago'. Only whole
 * units that have passed count: 47 hours are 'yesterday'. Both in ms since the epoch.
 *
 * The clocks of a server and a browser differ: less than a minute either way is 'now'.
 */
export function relativeDate(momentMs: number, nowMs: number): string {
  const difference = momentMs - nowMs;
  const distance = Math.abs(difference);
  if (distance < minuteMs) return 'now';
  const step = steps.find(({ belowMs }) => distance < belowMs) ?? steps[steps.length - 1]!;
  // 30 and 365 days are a little less than a mean month and year, and still no 'this month' or 'this year'.
  const whole = Math.max(1, Math.floor(distance / step.lengthMs));
  return inWords(Math.sign(difference) * whole, step.unit);
}

/** The moment to the minute, in the reader's time zone: '19 Nov 2025, 08:17'. */
export function dateAndTime(momentMs: number): string {
  const at = new Date(momentMs);
  const day = `${at.getDate()} ${months[at.getMonth()]} ${at.getFullYear()}`;
  return `${day}, ${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
}

/** The moment to the second: '19 Nov 2025, 08:17:05'. */
export const exactDate = (momentMs: number): string =>
  `${dateAndTime(momentMs)}:${twoDigits(new Date(momentMs).getSeconds())}`;
