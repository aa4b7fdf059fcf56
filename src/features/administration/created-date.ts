import { momentOf } from '@/ui/moment';

const short = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'numeric', day: 'numeric' });
const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

type Time = string | null | undefined;

const written = (format: Intl.DateTimeFormat, time: Time): string | undefined => {
  const momentMs = momentOf(time);
  return momentMs === null ? undefined : format.format(momentMs);
};

/** The day in the reader's time zone, in the short US format: 11/4/2025. '-' where the time is missing or no date. */
export const createdDate = (time: Time): string => written(short, time) ?? '-';

/** The moment itself, as all other dates, because many people read the short format as day and month. */
export const exactTime = (time: Time): string | undefined => written(exact, time);
