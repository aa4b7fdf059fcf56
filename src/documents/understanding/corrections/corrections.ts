import type { DepthReference, ValueKind } from '@/api/generated/model';
import type { Box } from '../../readers/table';
import type { Kind } from '../vocabulary/words';

export type { Box };

/** The place of a table: its page or sheet, and the row of its heading (of its first row without a heading). */
export interface TablePlace {
  page?: number;
  sheet?: string;
  row: number;
}

/** The last row of a value; without a word, up to the last one below the piece that the first word is in. */
export interface LastRow {
  row: number;
  to: number | null;
}

/** These words of a row are the value of this field. Pages count from 1, words from 0 through the pieces of the row. */
export interface ValueCorrection {
  kind: 'value';
  page: number;
  row: number;
  from: number;
  /** Null for the last word of the piece that the first is in. */
  to: number | null;
  /** Where a value of several rows ends; its words are those of its column. */
  last?: LastRow;
  is: ValueKind;
  field: string;
  /** The thing that has the value: `12 1/4 in hole, lead`, a formation. */
  of?: string | null;
  unit?: string | null;
  reference?: DepthReference | null;
  /** The words before it in its row. */
  after?: string;
}

/** The user's corrections of a reading. Applied in order; a later one wins. */
export type Correction =
  /** This table is of this kind, or is excluded. */
  | { kind: 'table'; at: TablePlace; is: Kind | 'ignored' }
  /** This row is the heading of the rows below it. */
  | { kind: 'heading'; at: TablePlace }
  /** This column gives this field (null: none), in this unit, with this reference. */
  | {
      kind: 'column';
      at: TablePlace;
      column: number;
      field: string | null;
      unit?: string | null;
      reference?: DepthReference | null;
    }
  /** This row of a table is excluded. `page` if the row is on another page than the heading. */
  | { kind: 'row'; at: TablePlace; row: number; page?: number }
  /** This part of a page is a table or a list of this kind; `counts: false` if it is not. Pages and sheets count from 1. */
  | { kind: 'region'; page: number; box: Box; is: Kind; counts?: boolean }
  | ValueCorrection
  /** The table at this place, or what begins with this line, is of this hole section or string. */
  | { kind: 'section'; at: TablePlace; of: string }
  /** Applies to the whole document. An absent field changes nothing. */
  | {
      kind: 'document';
      /** The well whose rows are read; null if the document is about another well. */
      well?: string | null;
      /** Whether this revision counts. */
      counts?: boolean;
      decimalSign?: ',' | '.';
      lengthUnit?: 'm' | 'ft';
      /** The reference of depths without one. */
      reference?: DepthReference;
    };

export interface LayoutTable {
  page: number | null;
  sheet: string | null;
  row: number;
  /** The folded headings by column; empty for a table without a heading. */
  headings: string[];
}

/** The features by which documents of the same layout are recognised. */
export interface LayoutFingerprint {
  /** `page`, `sheet` or `text`; empty for a document that cannot be read. */
  form: string;
  producer: string | null;
  tables: LayoutTable[];
}

/** A document's corrections, kept for documents of the same layout. */
export interface Layout {
  id: string;
  name: string;
  fingerprint: LayoutFingerprint;
  corrections: Correction[];
}
