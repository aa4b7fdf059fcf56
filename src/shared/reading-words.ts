/** A document whose scanned pages are being recognised. */
interface Reading {
  readonly pages_read: number;
  readonly pages: number;
  readonly seconds_left: number | null;
}

/** Rounded to five seconds: the time per page is not known more precisely. */
function leftWords(seconds: number): string {
  const about = Math.max(5, Math.round(seconds / 5) * 5);
  return about < 90 ? `about ${about} s left` : `about ${Math.round(about / 60)} min left`;
}

/** `Reading page 3 of 12, about 20 s left`. */
export function readingWords({ pages_read, pages, seconds_left }: Reading): string {
  const page = `Reading page ${Math.min(pages_read + 1, pages)} of ${pages}`;
  return seconds_left === null ? page : `${page}, ${leftWords(seconds_left)}`;
}
