/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * `current`: the montages that people work on. `archive`: those that are finished. `bin`: those that are deleted and can be
 * brought back.
 */
export type MontageFolder = typeof MontageFolder[keyof typeof MontageFolder];


export const MontageFolder = {
  current: 'current',
  archive: 'archive',
  bin: 'bin',
} as const;
