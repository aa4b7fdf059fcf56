/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * A correction says so, the heading names it, its contents make it, or it is open.
 */
export type ReviewColumnCertainty = typeof ReviewColumnCertainty[keyof typeof ReviewColumnCertainty];


export const ReviewColumnCertainty = {
  said: 'said',
  named: 'named',
  concluded: 'concluded',
  open: 'open',
} as const;
