/** A page takes seconds. */
export const MOST_SCANNED_PAGES = 60;
/** A page of A3 at 600 dpi has 70 million pixels. */
export const MOST_PIXELS = 72_000_000;
/** Pages that are not read by then are listed. */
export const MOST_MILLISECONDS = 5 * 60_000;

/** Called with the number of recognised pages and the total. A page takes seconds. */
export type ProgressListener = (done: number, of: number) => void;

/** The document has pages to recognise, and the caller asked to do that elsewhere. */
export class ScanAhead extends Error {
  override readonly name = 'ScanAhead';
}
