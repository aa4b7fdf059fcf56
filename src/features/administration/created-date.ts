const short = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'numeric', day: 'numeric' });
const exact = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

const written = (format: Intl.DateTimeFormat, time: string | null): string | undefined => {
  const momentMs = Date.parse(time ?? '');
  return Number.isNaN(momentMs) ? undefined : format.format(momentMs);
};

/** The day in the reader's time zone, in the short US format: 11/4/2025. A time that is none is '-'. */
export const createdDate = (time: string | null): string => written(short, time) ?? '-';

/** The moment itself, with the month in letters: the short format is read as day and month by many. */
export const exactTime = (time: string | null): string | undefined => written(exact, time);
