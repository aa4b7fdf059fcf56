/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { DrillStringPieceFields } from './drillStringPieceFields.ts';

/**
 * A part of the drill string of a section, as loaded.
 */
export type DrillStringPiece = DrillStringPieceFields & {
  /** The id. */
  id: string;
};
