/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { DocumentCorrection } from './documentCorrection.ts';
import type { LayoutFingerprint } from './layoutFingerprint.ts';

/**
 * A layout, as saved.
 */
export interface DocumentLayoutSave {
  /**
     * The layout's name, which is stored trimmed.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  fingerprint: LayoutFingerprint;
  /**
     * @minItems 1
     * @maxItems 500
     */
  corrections: DocumentCorrection[];
}
