import type { DepthReference } from '@/api/generated/model';
import type { Box } from '../readers/table';
import type { Kind } from './vocabulary/words';

export type { Box };

/** Where a table stands: its page or sheet, and the row of its heading (of its first row, where it has no heading). */
export interface TablePlace {
  page?: number;
  sheet?: string;
  row: number;
}

/** What an engineer says of a document where the reader is wrong or in doubt. Applied in order; a later one wins. */
export type Correction =
  /** This table is of this kind, or is not to be read. */
  | { kind: 'table'; at: TablePlace; is: Kind | 'ignored' }
  /** This row is the heading of the rows below it. */
  | { kind: 'heading'; at: TablePlace }
  /** This column gives this field (null: none), in this unit, counted from this reference. */
  | {
      kind: 'column';
      at: TablePlace;
      column: number;
      field: string | null;
      unit?: string | null;
      reference?: DepthReference | null;
    }
  /** This row of a table is not to be read. `page` where the row is on another page than the heading. */
  | { kind: 'row'; at: TablePlace; row: number; page?: number }
  /** This part of a page is a table of this kind. Pages count from 1, sheets too. */
  | { kind: 'region'; page: number; box: Box; is: Kind }
  /** What holds for the whole document. A field that is absent says nothing. */
  | {
      kind: 'document';
      /** The well whose rows are read; null where the document is of another well. */
      well?: string | null;
      /** Whether this revision counts. */
      counts?: boolean;
      decimalSign?: ',' | '.';
      lengthUnit?: 'm' | 'ft';
      /** What depths without a word for it are counted from. */
      reference?: DepthReference;
    };

export interface LayoutTable {
  page: number | null;
  sheet: string | null;
  row: number;
  /** Folded, column by column; none for a table without heading. */
  headings: string[];
}

/** By what a document of the same layout is known again. */
export interface LayoutFingerprint {
  /** `page`, `sheet` or `text`; empty for a document that cannot be read. */
  form: string;
  producer: string | null;
  tables: LayoutTable[];
}

/** What engineers once said of a document, kept for documents of the same layout. */
export interface Layout {
  id: string;
  name: string;
  fingerprint: LayoutFingerprint;
  corrections: Correction[];
}
