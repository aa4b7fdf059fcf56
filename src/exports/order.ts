import type { Montage } from '@/domain/montage/montage';

/** What a montage can be given out as. */
export type ExportKind =
  /** The tables as a workbook (XLSX). */
  | 'workbook'
  /** The drilling programme to be signed (PDF). */
  | 'programme'
  /** The montage on one sheet, to scale (SVG or PDF). */
  | 'poster'
  /** The well path as a table (CSV). */
  | 'well-path'
  /** The well path for other programs (WITSML 2.1 Trajectory, XML). */
  | 'witsml'
  /** The montage in the shape of OSDU's well planning (JSON). */
  | 'osdu'
  /** The whole montage, to be opened by this application elsewhere (JSON). */
  | 'montage-file';

export interface PosterSheet {
  readonly paper: 'A1' | 'A3';
  readonly format: 'svg' | 'pdf';
  /** What the scale runs along. */
  readonly depth: 'TVD' | 'AHD';
}

/** Everything that a file is made from. Plain data, so that it can be handed to a worker. */
export interface ExportOrder {
  readonly kind: ExportKind;
  readonly montage: Montage;
  /** Whether it holds edits that the server does not have: papers say so. */
  readonly unsaved: boolean;
  /** When it was asked for (epoch, ms): the date on the papers. */
  readonly at: number;
  /** Of the person who asked, as `Intl` knows it: the day on the papers is theirs. */
  readonly timeZone: string;
  /** Of a poster. */
  readonly sheet?: PosterSheet;
}

export interface ExportedFile {
  readonly name: string;
  /** The MIME type. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** How far a file is, for the person who waits. */
export interface ExportProgress {
  readonly done: number;
  readonly of: number;
}

/**
 * Makes a file. Tells its progress now and then. Rejects with an `Error` whose message is a sentence for the person where the
 * montage cannot be given out so (a well path without depths).
 */
export type BuildExport = (
  order: ExportOrder,
  tell: (progress: ExportProgress) => void,
) => Promise<ExportedFile>;
