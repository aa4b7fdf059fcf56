/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * What a table is of.
 */
export type TableKind = typeof TableKind[keyof typeof TableKind];


export const TableKind = {
  survey: 'survey',
  tops: 'tops',
  reservoirs: 'reservoirs',
  cement: 'cement',
  mud: 'mud',
  pressureTests: 'pressureTests',
  logging: 'logging',
  casing: 'casing',
  sections: 'sections',
  plan: 'plan',
} as const;
