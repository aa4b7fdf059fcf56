/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * The numbers of the pages to draw, with commas. At most 12 are drawn. By default the first page and those with questions
 * or tables, at most 5.
 */
export type DrawnPagesParameter = string;
