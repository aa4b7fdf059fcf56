/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * What the list is sorted by. `name`: the well's name, or what replaces it. `field`: the field's name, else its code.
 * Numbers within both are compared as numbers. `findings`: errors and warnings together.
 */
export type MontageSort = typeof MontageSort[keyof typeof MontageSort];


export const MontageSort = {
  name: 'name',
  field: 'field',
  total_depth: 'total_depth',
  status: 'status',
  findings: 'findings',
  changed_by: 'changed_by',
  updated_time: 'updated_time',
} as const;
