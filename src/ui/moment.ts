/**
 * The moment that a text names, in ms since the epoch; null where it is missing or no date. A number in a text is a date only if
 * it counts seconds or milliseconds since the epoch, from 2001 on: `Date.parse` reads '5' as a day in May 2001.
 */
export function momentOf(time: string | null | undefined): number | null {
  if (!time) return null;
  const number = Number(time);
  if (!Number.isNaN(number))
    return number >= 1e9 && number < 1e10 ? number * 1000 : number >= 1e12 && number < 1e13 ? number : null;
  const ms = Date.parse(time);
  return Number.isNaN(ms) ? null : ms;
}
