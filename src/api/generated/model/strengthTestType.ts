/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * `LOT`: pumped until the pressure leaves the straight line. `FIT`: stopped at a set value, which is a lower bound of the
 * rock's strength. `XLOT`: pumped beyond the breakdown.
 */
export type StrengthTestType = typeof StrengthTestType[keyof typeof StrengthTestType];


export const StrengthTestType = {
  LOT: 'LOT',
  FIT: 'FIT',
  XLOT: 'XLOT',
} as const;
