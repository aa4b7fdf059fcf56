/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { RiskFields } from './riskFields.ts';

/**
 * A risk of the well, as saved.
 */
export type RiskSave = RiskFields & {
  /** The id; absent for a new one. */
  id?: string;
  /**
     * The index in `sections` of its section, if that is new and has no id; else absent. The server then stores the id
     * that it gives the section.
     */
  section_index?: number;
};
