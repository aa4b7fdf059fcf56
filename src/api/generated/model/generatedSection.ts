/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { GeneratedFormation } from './generatedFormation.ts';
import type { GeneratedTotal } from './generatedTotal.ts';

export interface GeneratedSection {
  /** The section's id in the montage, which its sources name; absent where the server gives no sources. */
  id?: string;
  /**
     * The section's name, for instance its hole size.
     * @nullable
     */
  name: string | null;
  /** The formations whose tops lie in the section, from the top down. */
  formations: GeneratedFormation[];
  total: GeneratedTotal;
}
