/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * How a cell of the risk matrix is judged.
 */
export type RiskClass = typeof RiskClass[keyof typeof RiskClass];


export const RiskClass = {
  low: 'low',
  medium: 'medium',
  high: 'high',
} as const;
