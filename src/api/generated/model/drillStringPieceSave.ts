/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { DrillStringPieceFields } from './drillStringPieceFields.ts';

/**
 * A part of the drill string of a section, as saved.
 */
export type DrillStringPieceSave = DrillStringPieceFields & {
  /** The id; absent for a new one. */
  id?: string;
};
