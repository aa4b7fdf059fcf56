/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * A `TableKind`, or `ignored`.
 */
export type TableCorrectionIs = typeof TableCorrectionIs[keyof typeof TableCorrectionIs];


export const TableCorrectionIs = {
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
  ignored: 'ignored',
} as const;
