/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { GenerationReport } from './generationReport.ts';
import type { PlanSummary } from './planSummary.ts';
import type { Reservoir } from './reservoir.ts';
import type { Section } from './section.ts';
import type { TopLine } from './topLine.ts';
import type { ValueSources } from './valueSources.ts';

/**
 * A drilling montage, as loaded.
 */
export interface Montage {
  /** The montage's id. */
  id: string;
  sections_list: Section[];
  reservoirs_list: Reservoir[];
  top_line_item: TopLine | null;
  plan_summaries_list: PlanSummary[];
  sources?: ValueSources;
  generation_report?: GenerationReport;
}
