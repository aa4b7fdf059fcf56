/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * The unit of depths that say none.
 */
export type WholeDocumentCorrectionLengthUnit = typeof WholeDocumentCorrectionLengthUnit[keyof typeof WholeDocumentCorrectionLengthUnit];


export const WholeDocumentCorrectionLengthUnit = {
  m: 'm',
  ft: 'ft',
} as const;
