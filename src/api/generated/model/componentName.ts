/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * A module that access is granted to.
 */
export type ComponentName = typeof ComponentName[keyof typeof ComponentName];


export const ComponentName = {
  montage: 'montage',
  user_management: 'user_management',
} as const;
