/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { CasingSave } from './casingSave.ts';
import type { CementSave } from './cementSave.ts';
import type { DrillStringPieceSave } from './drillStringPieceSave.ts';
import type { FormationSave } from './formationSave.ts';
import type { LoggingSave } from './loggingSave.ts';
import type { MudSave } from './mudSave.ts';
import type { PressureTestSave } from './pressureTestSave.ts';
import type { SectionFields } from './sectionFields.ts';

/**
 * A hole section, as saved.
 */
export type SectionSave = SectionFields & ({
  /** The id; absent for a new one. */
  id?: string;
  formations: FormationSave[];
  casing: CasingSave | null;
  cement: CementSave | null;
  mud: MudSave | null;
  logging: LoggingSave | null;
  pressure_test: PressureTestSave | null;
  /** The drill string of the section from the bit up. */
  drill_string_list?: DrillStringPieceSave[];
});
