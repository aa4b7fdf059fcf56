/** A page takes seconds. */
export const MOST_SCANNED_PAGES = 60;
/** A page of A3 at 600 dpi has 70 million. */
export const MOST_PIXELS = 72_000_000;
/** What is not read by then is listed. */
export const MOST_MILLISECONDS = 5 * 60_000;

/** Hears that the work goes on, and how many of so many pages of scans are done. A page takes seconds. */
export type ProgressListener = (done: number, of: number) => void;

/** The document has pages to recognise, and whoever reads it wants to do that elsewhere. */
export class ScanAhead extends Error {
  override readonly name = 'ScanAhead';
}
