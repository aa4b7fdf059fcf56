/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * `stopped`: its generation stopped before the well was known. `generated`, `imported`: as the generation or the import
 * left it. `edited`: saved since.
 */
export type MontageStatus = typeof MontageStatus[keyof typeof MontageStatus];


export const MontageStatus = {
  stopped: 'stopped',
  generated: 'generated',
  imported: 'imported',
  edited: 'edited',
} as const;
