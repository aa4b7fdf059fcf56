/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * The decimal sign of its numbers.
 */
export type WholeDocumentCorrectionDecimalSign = typeof WholeDocumentCorrectionDecimalSign[keyof typeof WholeDocumentCorrectionDecimalSign];


export const WholeDocumentCorrectionDecimalSign = {
  ',': ',',
  '.': '.',
} as const;
