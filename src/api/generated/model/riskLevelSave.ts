/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { RiskLevelFields } from './riskLevelFields.ts';

/**
 * A level of the risk matrix, as saved.
 */
export type RiskLevelSave = RiskLevelFields & {
  /** The id; absent for a new one. */
  id?: string;
};
