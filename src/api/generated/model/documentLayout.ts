/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { DocumentCorrection } from './documentCorrection.ts';
import type { LayoutFingerprint } from './layoutFingerprint.ts';

/**
 * A layout, as kept.
 */
export interface DocumentLayout {
  /** The layout's id. */
  id: string;
  /** The layout's name. */
  name: string;
  fingerprint: LayoutFingerprint;
  corrections: DocumentCorrection[];
  /**
     * When it was made.
     * @nullable
     */
  created_time: string | null;
  /**
     * How many uploaded documents were read under it.
     * @minimum 0
     */
  used_count: number;
}
