import type { Montage } from '@/domain/montage/montage';
import type { Units } from '@/domain/shown-units/units-of-person';

/** The export formats of a montage. */
export type ExportKind =
  /** The tables as a workbook (XLSX). */
  | 'workbook'
  /** The drilling programme for signature (PDF). */
  | 'programme'
  /** The montage on one sheet, to scale (SVG or PDF). */
  | 'poster'
  /** The well path as a table (CSV). */
  | 'well-path'
  /** The well path for other software (WITSML 2.1 Trajectory, XML). */
  | 'witsml'
  /** The montage in OSDU's well planning schemas (JSON). */
  | 'osdu'
  /** The whole montage, for opening in another installation of this application (JSON). */
  | 'montage-file';

export interface PosterSheet {
  readonly paper: 'A1' | 'A3';
  readonly format: 'svg' | 'pdf';
  /** The depth along the scale. */
  readonly depth: 'TVD' | 'AHD';
}

/** Everything that a file is made from. Plain data, so that it can be sent to a worker. */
export interface ExportOrder {
  readonly kind: ExportKind;
  readonly montage: Montage;
  /** Whether it contains edits that the server does not have; the documents say so. */
  readonly unsaved: boolean;
  /** The time of the request (epoch, ms): the date on the documents. */
  readonly at: number;
  /** The user's time zone, as in `Intl`: it determines the date on the documents. */
  readonly timeZone: string;
  /** In which the documents show values; those of the documents if absent. Files for other programs have their own. */
  readonly units?: Units;
  /** For a poster. */
  readonly sheet?: PosterSheet;
}

export interface ExportedFile {
  readonly name: string;
  /** The MIME type. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The progress of an export. */
export interface ExportProgress {
  readonly done: number;
  readonly of: number;
}

/**
 * Makes a file and reports its progress. Rejects with an `Error` whose message is for the user if the montage cannot be
 * exported so (a well path without depths).
 */
export type BuildExport = (
  order: ExportOrder,
  onProgress: (progress: ExportProgress) => void,
) => Promise<ExportedFile>;
