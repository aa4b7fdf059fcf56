/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { LayoutTable } from './layoutTable.ts';

/**
 * By what a document of the same layout is known again.
 */
export interface LayoutFingerprint {
  /** What its pages are (page, sheet or text); empty for a document that cannot be read. */
  form: string;
  /**
     * The program that wrote the document, where it says so.
     * @nullable
     */
  producer: string | null;
  /**
     * Every table that was seen, in order.
     * @maxItems 200
     */
  tables: LayoutTable[];
}
