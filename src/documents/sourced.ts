import type { Box } from './readers/table';

/** The place of a fact: the file, the sheet of a workbook or the page, and the row (counted from 1). */
export interface Source {
  file: string;
  sheet?: string;
  page?: number;
  row?: number;
  /** Set if the value was converted or its sign inverted, in words ("ft to m", "negative down, turned"). */
  converted?: string;
  /** Set for a page that was recognised in its picture. */
  scan?: ScanMark;
  /** Set for a value that the reader did not find by itself (`src/documents/prose`, `understanding/pointed-values.ts`). */
  readBy?: 'language model' | 'engineer';
}

/** The confidence of the recognition of a scan, from 0 to 100, and the place on the page. */
export interface ScanMark {
  confidence: number;
  box: Box;
}

/** The place of one value of a fact, its text, and how it was converted. */
export interface Origin extends Source {
  /** The cell of a sheet, for instance B12. */
  cell?: string;
  /** The column of a table, from 0. */
  column?: number;
  /** The text in the document. */
  quote: string;
  /** Read unchanged, converted from another unit or sign, or assumed where the document is ambiguous. */
  certainty: 'read' | 'converted' | 'assumed';
  /** The conversion or assumption, and the heading of the value, in words. */
  note?: string;
}

/** By field of the fact. A field whose value does not come from a single cell has none. */
export type Origins = Partial<Record<string, Origin>>;

/** What every fact has in addition to its values: its place, and the place of each value. */
export interface Sourced {
  source: Source;
  /** Absent in facts that no reader made. */
  origins?: Origins;
  /** By field: why its value is doubtful, a sentence. The value is kept as written. */
  fieldFlags?: FieldFlags;
}

/** By field of the fact; `ph.exact` is a bound of its range `ph`. */
export type FieldFlags = Partial<Record<string, string>>;
