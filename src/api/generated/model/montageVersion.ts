/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { VersionCause } from './versionCause.ts';

/**
 * A saved version of a montage, without the montage.
 */
export interface MontageVersion {
  /**
     * Counted from 1 for each montage.
     * @minimum 1
     */
  number: number;
  /**
     * When it was stored.
     * @nullable
     */
  saved_time: string | null;
  /**
     * The e-mail address of the user who stored it.
     * @nullable
     */
  saved_by: string | null;
  /** What stored it. */
  cause: VersionCause | null;
  /**
     * Its name; null if it has none.
     * @nullable
     */
  name: string | null;
}
