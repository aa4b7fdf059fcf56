/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { Montage } from './montage.ts';
import type { MontageVersion } from './montageVersion.ts';

/**
 * A version with its montage.
 */
export interface MontageVersionContent {
  version: MontageVersion;
  montage: Montage;
}
