/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { DocumentClassification } from './documentClassification.ts';

/**
 * A document of a set.
 */
export interface StoredDocument {
  /**
     * Its place in the set, counted from 1.
     * @minimum 1
     */
  number: number;
  /** The file's name. */
  name: string;
  classification: DocumentClassification;
  /**
     * Bytes.
     * @minimum 0
     */
  size: number;
  /**
     * How many corrections are stored with it.
     * @minimum 0
     */
  corrections_count: number;
  /**
     * How many questions it leaves open; null where the server has not read it yet.
     * @minimum 0
     * @nullable
     */
  open_questions: number | null;
}
