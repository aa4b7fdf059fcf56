/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { RiskLevelFields } from './riskLevelFields.ts';

/**
 * A level of the risk matrix, as loaded.
 */
export type RiskLevel = RiskLevelFields & {
  /** The id. */
  id: string;
};
