/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * What kind of well document a file is.
 */
export type DocumentClassification = typeof DocumentClassification[keyof typeof DocumentClassification];


export const DocumentClassification = {
  Well_Proposal: 'Well Proposal',
  Well_Catalogue: 'Well Catalogue',
  Well_Trajectory: 'Well Trajectory',
  Cement_Program: 'Cement Program',
  Mud_Program: 'Mud Program',
  Other: 'Other',
} as const;
