/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { DocumentCorrection } from './documentCorrection.ts';

export interface DocumentCorrections {
  /** @maxItems 500 */
  corrections: DocumentCorrection[];
}
