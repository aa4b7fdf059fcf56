/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { MontageListItem } from './montageListItem.ts';
import type { MontageListOffer } from './montageListOffer.ts';

export interface MontageList {
  /** The montages of this page. */
  items: MontageListItem[];
  /**
     * How many montages there are on all pages.
     * @minimum 0
     */
  total_count: number;
  /** The optional parts of the list that this server has. */
  offers?: MontageListOffer[];
}
