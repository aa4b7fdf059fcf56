/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { FormationFields } from './formationFields.ts';

/**
 * A formation, as saved.
 */
export type FormationSave = FormationFields & {
  /** The id; absent for a new one. */
  id?: string;
  /** The section that holds it; absent where that is new. */
  section_id?: string;
};
