/**
 * The moment that a text names, in ms since the epoch; null where it is missing or no date. A number in a text is not a date,
 * although `Date.parse` reads '5' as a day in May 2001.
 */
export function momentOf(time: string | null | undefined): number | null {
  if (!time || !Number.isNaN(Number(time))) return null;
  const ms = Date.parse(time);
  return Number.isNaN(ms) ? null : ms;
}
