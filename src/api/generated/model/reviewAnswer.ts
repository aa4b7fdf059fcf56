/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { DocumentCorrection } from './documentCorrection.ts';

/**
 * An answer, and the corrections that choose it.
 */
export interface ReviewAnswer {
  /** The answer, in words. */
  text: string;
  corrections: DocumentCorrection[];
}
