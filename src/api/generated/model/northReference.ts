/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

export type NorthReference = typeof NorthReference[keyof typeof NorthReference];


export const NorthReference = {
  true: 'true',
  grid: 'grid',
  magnetic: 'magnetic',
} as const;
