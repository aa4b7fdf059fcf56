import type { DepthReference, StrengthTestStatus, StrengthTestType } from '@/api/generated/model';

import type { Sourced } from './sourced';

/** A depth as a document gives it, in m and one or more references. */
export interface GivenDepths {
  tvdSsM: number | null;
  tvdBdfM: number | null;
  ahdBdfM: number | null;
}

/**
 * A pressure in the form in which a document gives it: a pressure, a gradient over the depth below a reference, or the
 * pressure at surface on top of a column of mud. kPa and kPa/m.
 */
export type WrittenPressure =
  | { as: 'pressure'; kpa: number; reference: 'gauge' | 'absolute' | null }
  | {
      as: 'gradient';
      kpaPerM: number;
      from: DepthReference;
      /** Whether nothing says from where the gradient counts, and the depths do not count from there. */
      isAssumed: boolean;
    }
  | { as: 'at surface'; kpa: number; mudKpaPerM: number };

/** The pressures of the rock at a depth. */
export interface PressurePointFact extends Sourced, GivenDepths {
  pore: WrittenPressure | null;
  fracture: WrittenPressure | null;
  overburden: WrittenPressure | null;
  /** The formation, a remark, and the lowest and highest values of a range. */
  notes: string | null;
}

/** A leak-off or formation-integrity test. */
export interface StrengthTestFact extends Sourced, GivenDepths {
  type: StrengthTestType | null;
  status: StrengthTestStatus | null;
  /** The string at whose shoe it is made, in; its depth applies where the test has none. */
  casingIn: number | null;
  pressure: WrittenPressure;
  notes: string | null;
}

/** A target of the path, from the well head. */
export interface TargetFact extends Sourced {
  name: string;
  tvdSsM: number | null;
  tvdBdfM: number | null;
  northM: number | null;
  eastM: number | null;
  radiusM: number | null;
}

/** The time, depths and cost of a step. Days, m along the hole below the drill floor, USD. */
export interface StepTimeFact extends Sourced {
  title: string;
  fromAhdM: number | null;
  toAhdM: number | null;
  lowDays: number | null;
  likelyDays: number | null;
  highDays: number | null;
  dayRateUsd: number | null;
  fixedCostUsd: number | null;
}
