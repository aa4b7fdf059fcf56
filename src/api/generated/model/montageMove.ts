/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { MontageFolder } from './montageFolder.ts';

export interface MontageMove {
  folder: MontageFolder;
}
