/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * What a single value can be of, `header` for the well itself.
 */
export type ValueKind = typeof ValueKind[keyof typeof ValueKind];


export const ValueKind = {
  header: 'header',
  tops: 'tops',
  reservoirs: 'reservoirs',
  cement: 'cement',
  mud: 'mud',
  pressureTests: 'pressureTests',
  logging: 'logging',
  casing: 'casing',
  sections: 'sections',
} as const;
