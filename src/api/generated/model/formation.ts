/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { FormationFields } from './formationFields.ts';

/**
 * A formation, as loaded.
 */
export type Formation = FormationFields & {
  /** The id. */
  id: string;
  /** The section it belongs to; the section that holds it where it is absent. */
  section_id?: string;
};
