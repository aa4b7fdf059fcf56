/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { PlanSummarySave } from './planSummarySave.ts';
import type { PressurePointSave } from './pressurePointSave.ts';
import type { ReservoirSave } from './reservoirSave.ts';
import type { RiskLevelSave } from './riskLevelSave.ts';
import type { RiskSave } from './riskSave.ts';
import type { SectionSave } from './sectionSave.ts';
import type { StrengthTestSave } from './strengthTestSave.ts';
import type { TopLineSave } from './topLineSave.ts';
import type { TrajectorySave } from './trajectorySave.ts';

/**
 * A drilling montage, as saved. Decided: a server that keeps `trajectories`, `pressure_points`, `strength_tests`, `risks` or
 * `risk_levels` keeps what is stored of a list that the body leaves out.
 */
export interface MontageSave {
  /** The montage's id. */
  id: string;
  sections: SectionSave[];
  reservoirs: ReservoirSave[];
  top_line: TopLineSave | null;
  plan_summaries: PlanSummarySave[];
  /** The planned and the actual paths of the well. */
  trajectories?: TrajectorySave[];
  /** The pressure profile of the well. */
  pressure_points?: PressurePointSave[];
  /** The leak-off and formation-integrity tests of the well. */
  strength_tests?: StrengthTestSave[];
  /** The risk register of the well. */
  risks?: RiskSave[];
  /** What the risk matrix has other than its default. */
  risk_levels?: RiskLevelSave[];
}
