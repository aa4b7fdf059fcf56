/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * Ascending or descending.
 */
export type SortOrder = typeof SortOrder[keyof typeof SortOrder];


export const SortOrder = {
  asc: 'asc',
  desc: 'desc',
} as const;
