/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { DocumentClassification } from './documentClassification.ts';

export interface ReportedDocument {
  /** The file's name. */
  document: string;
  classification: DocumentClassification;
  /** What was taken from it, in a few words each. */
  holds: string[];
}
