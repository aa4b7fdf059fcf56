/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { DepthReference } from './depthReference.ts';
import type { DocumentCorrection } from './documentCorrection.ts';
import type { LayoutFingerprint } from './layoutFingerprint.ts';
import type { LayoutReference } from './layoutReference.ts';
import type { ReviewPage } from './reviewPage.ts';
import type { ReviewQuestion } from './reviewQuestion.ts';
import type { ReviewTable } from './reviewTable.ts';
import type { ReviewValue } from './reviewValue.ts';
import type { TableKindFields } from './tableKindFields.ts';
import type { UnusedPart } from './unusedPart.ts';
import type { ValueKindFields } from './valueKindFields.ts';

/**
 * A document as it is, and what was read in it, under the corrections that are named here.
 */
export interface DocumentReview {
  /** The file's name. */
  document: string;
  /**
     * The kind of file, as in `DocumentRecognition`.
     * @nullable
     */
  kind: string | null;
  /**
     * Why the document cannot be read, as in `DocumentRecognition`; all lists are empty then.
     * @nullable
     */
  refused: string | null;
  /** What was recognised, in a few words each, as in `DocumentRecognition`. */
  holds: string[];
  /** Every page, sheet, or the whole of a text, in order. */
  pages: ReviewPage[];
  /** Every table that was seen, in order, also those that were not used. */
  tables: ReviewTable[];
  /** What was read outside of tables, for instance from a line with a name and a value. */
  values: ReviewValue[];
  /** Parts outside of tables that look like values and were not used; at most 200. */
  unused: UnusedPart[];
  /** What the document leaves open, the question that decides the most values first. Answered questions are gone. */
  questions: ReviewQuestion[];
  /**
     * The well whose rows are read; null where the document names none or leaves it open.
     * @nullable
     */
  well: string | null;
  /** Every well that the document names. */
  wells: string[];
  /** Whether the document is used at all. It is not where a correction says so, or where it is of another well. */
  counts: boolean;
  /**
     * The decimal sign that a correction says; null where the document decides.
     * @nullable
     */
  decimal_sign: string | null;
  /**
     * The unit that a correction says of depths without one, m or ft; null where the document decides.
     * @nullable
     */
  length_unit: string | null;
  /** What a correction says that depths without a word for it are counted from; null where the document decides. */
  reference: DepthReference | null;
  /** The layout that the document was read as; null where none fits. */
  layout: LayoutReference | null;
  fingerprint: LayoutFingerprint;
  /** Those under which the document was read and that came with it; not those of the layout. */
  corrections: DocumentCorrection[];
  /** What a table can be of, and the fields of each, in words. The same in every answer. */
  table_kinds: TableKindFields[];
  /**
     * What a single value of this document can be of, with the fields of each.
     *
     * Decided: optional for a server. One that takes no `ValueCorrection` and no `SectionCorrection` leaves it out.
     */
  value_kinds?: ValueKindFields[];
  /** What was decided on the way, a sentence each. */
  notes: string[];
}
