/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * How sure a value is: read as it stands, converted from another unit or sign, computed from other values, or assumed where
 * the document leaves something open.
 */
export type Certainty = typeof Certainty[keyof typeof Certainty];


export const Certainty = {
  read: 'read',
  converted: 'converted',
  computed: 'computed',
  assumed: 'assumed',
} as const;
