/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { PlanSummarySave } from './planSummarySave.ts';
import type { ReservoirSave } from './reservoirSave.ts';
import type { SectionSave } from './sectionSave.ts';
import type { TopLineSave } from './topLineSave.ts';

/**
 * A drilling montage, as saved.
 */
export interface MontageSave {
  /** The montage's id. */
  id: string;
  sections: SectionSave[];
  reservoirs: ReservoirSave[];
  top_line: TopLineSave | null;
  plan_summaries: PlanSummarySave[];
}
