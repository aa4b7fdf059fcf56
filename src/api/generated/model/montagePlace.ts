/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { MontageFolder } from './montageFolder.ts';

/**
 * The folder of a montage.
 */
export interface MontagePlace {
  /** The montage's id. */
  id: string;
  folder: MontageFolder;
}
