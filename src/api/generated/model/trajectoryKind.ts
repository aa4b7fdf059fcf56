/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

export type TrajectoryKind = typeof TrajectoryKind[keyof typeof TrajectoryKind];


export const TrajectoryKind = {
  planned: 'planned',
  actual: 'actual',
} as const;
