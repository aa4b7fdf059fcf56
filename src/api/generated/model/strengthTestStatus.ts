/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

export type StrengthTestStatus = typeof StrengthTestStatus[keyof typeof StrengthTestStatus];


export const StrengthTestStatus = {
  planned: 'planned',
  measured: 'measured',
} as const;
