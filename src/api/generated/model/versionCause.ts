/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * What stored a version.
 */
export type VersionCause = typeof VersionCause[keyof typeof VersionCause];


export const VersionCause = {
  upload: 'upload',
  import: 'import',
  generation: 'generation',
  save: 'save',
} as const;
