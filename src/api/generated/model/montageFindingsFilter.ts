/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * `open`: at least one error or warning. `none`: no error and no warning.
 */
export type MontageFindingsFilter = typeof MontageFindingsFilter[keyof typeof MontageFindingsFilter];


export const MontageFindingsFilter = {
  open: 'open',
  none: 'none',
} as const;
