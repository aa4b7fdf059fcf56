import type { Montage, PlanSummary } from '@/api/generated/model';

import { moved } from '../depth-frame';
import type { PlanStepFact } from '../facts';
import { keptPoints, keptTests } from '../kept-rock';
import { keptTargets } from '../kept-targets';
import { toMicrometre } from '../micrometre';
import type { GenerationState } from '../state';
import { areProgramme } from '../well-paths';
import type { KeptPath } from '../well-paths';

/** Whether a test without a status counts as planned: the documents are those of a well to be drilled. */
export const areAssumedPlanned = areProgramme;

/** The pressure profile of the documents. */
export const pressurePointsOf = (state: GenerationState): NonNullable<Montage['pressure_points_list']> =>
  keptPoints(state).map(({ fact, point, pressures }) => ({
    id: state.input.newId(),
    true_vertical_depth_subsea: point.tvdSsM,
    pore_pressure: pressures.pore?.kpa ?? null,
    fracture_pressure: pressures.fracture?.kpa ?? null,
    overburden_pressure: pressures.overburden?.kpa ?? null,
    notes: fact.notes,
  }));

/** The leak-off and integrity tests of the documents. */
export const strengthTestsOf = (state: GenerationState): NonNullable<Montage['strength_tests_list']> =>
  keptTests(state).map(({ fact, point, pressure }) => ({
    id: state.input.newId(),
    test_type: fact.type,
    status: fact.status ?? (areAssumedPlanned(state) ? 'planned' : null),
    true_vertical_depth_subsea: point.tvdSsM,
    pressure: pressure.kpa,
    notes: fact.notes,
  }));

/** The targets of the path that they belong to. */
export const targetsOf = (state: GenerationState, paths: readonly KeptPath[]) =>
  keptTargets(state, paths).map(({ fact, point }) => ({
    id: state.input.newId(),
    name: fact.name,
    true_vertical_depth_subsea: point.tvdSsM,
    north: toMicrometre(fact.northM),
    east: toMicrometre(fact.eastM),
    radius: toMicrometre(fact.radiusM),
  }));

type Times = Pick<
  PlanSummary,
  'depth_from' | 'depth_to' | 'duration_low' | 'duration_likely' | 'duration_high' | 'day_rate' | 'fixed_cost'
>;

/** The time, depths and cost of a step, on the drill floor of the well. */
export function timesOf({ time }: PlanStepFact, { frame }: GenerationState): Times {
  return {
    depth_from: toMicrometre(moved(time?.fromAhdM ?? null, frame)),
    depth_to: toMicrometre(moved(time?.toAhdM ?? null, frame)),
    duration_low: time?.lowDays ?? null,
    duration_likely: time?.likelyDays ?? null,
    duration_high: time?.highDays ?? null,
    day_rate: time?.dayRateUsd ?? null,
    fixed_cost: time?.fixedCostUsd ?? null,
  };
}
