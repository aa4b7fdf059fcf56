/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

export type RiskStatus = typeof RiskStatus[keyof typeof RiskStatus];


export const RiskStatus = {
  open: 'open',
  closed: 'closed',
} as const;
