/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * A page of a PDF or a scan, a sheet, or a text of lines.
 */
export type ReviewPageForm = typeof ReviewPageForm[keyof typeof ReviewPageForm];


export const ReviewPageForm = {
  page: 'page',
  sheet: 'sheet',
  text: 'text',
} as const;
