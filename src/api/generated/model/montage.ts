/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { GenerationReport } from './generationReport.ts';
import type { PlanSummary } from './planSummary.ts';
import type { PressurePoint } from './pressurePoint.ts';
import type { Reservoir } from './reservoir.ts';
import type { Risk } from './risk.ts';
import type { RiskLevel } from './riskLevel.ts';
import type { Section } from './section.ts';
import type { StrengthTest } from './strengthTest.ts';
import type { TopLine } from './topLine.ts';
import type { Trajectory } from './trajectory.ts';
import type { ValueSources } from './valueSources.ts';

/**
 * A drilling montage, as loaded. Decided: `trajectories_list`, `pressure_points_list`, `strength_tests_list`, `risks_list`
 * and `risk_levels_list` are each optional for a server. One that keeps them answers them always, as an empty list where there are none; for one that
 * leaves a list out, a client shows and saves nothing of it.
 */
export interface Montage {
  /** The montage's id. */
  id: string;
  sections_list: Section[];
  reservoirs_list: Reservoir[];
  top_line_item: TopLine | null;
  plan_summaries_list: PlanSummary[];
  /** The planned and the actual paths of the well. */
  trajectories_list?: Trajectory[];
  /** The pressure profile of the well. */
  pressure_points_list?: PressurePoint[];
  /** The leak-off and formation-integrity tests of the well. */
  strength_tests_list?: StrengthTest[];
  /** The risk register of the well. */
  risks_list?: Risk[];
  /** What the risk matrix has other than its default. */
  risk_levels_list?: RiskLevel[];
  sources?: ValueSources;
  generation_report?: GenerationReport;
}
