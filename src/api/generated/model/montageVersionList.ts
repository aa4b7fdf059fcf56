/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { MontageVersion } from './montageVersion.ts';

export interface MontageVersionList {
  /** The versions of this page. */
  items: MontageVersion[];
  /**
     * How many versions there are on all pages.
     * @minimum 0
     */
  total_count: number;
}
