import type { Cell } from '../montage/address';
import type { CheckSettings } from './settings';

/** 'missing': the data for a decision is missing; neither a fault nor an approval. */
export type CheckResult = 'error' | 'warning' | 'fine' | 'missing';

/** A value that follows from others, offered for the finding's cell. It is set only when the user asks for it. */
export interface Offer {
  /** The label of its button: `Use 8.525`. */
  readonly label: string;
  /** In the cell's unit, rounded as in the label. */
  readonly value: number;
}

/** Errors and warnings, as a list of montages counts them. */
export interface OpenFindings {
  readonly errors: number;
  readonly warnings: number;
}

/**
 * What an engineer has to look at. Missing data is counted apart from it: a plan at work lacks many values, and a check
 * without its data has found nothing.
 */
export const openFindings = ({ error, warning }: Readonly<Record<CheckResult, number>>): OpenFindings => ({
  errors: error,
  warnings: warning,
});

export const openCount = ({ errors, warnings }: OpenFindings): number => errors + warnings;

/** A setting that a finding depends on. */
export interface Limit {
  readonly setting: keyof CheckSettings;
  /** With its unit, as the finding states it: `100.0 m`. Null if there is none yet. */
  readonly text: string | null;
}

/** A finding about one value. What is fine is counted and not listed. */
export interface Finding {
  /** The rule's id. A rule has at most one finding for a cell. */
  readonly rule: string;
  readonly result: Exclude<CheckResult, 'fine'>;
  readonly cell: Cell;
  /** One sentence with the values, without a full stop. */
  readonly text: string;
  /** The source of the rule, in a phrase. */
  readonly cites: string;
  readonly offer?: Offer;
  /** The setting without which there would be no such finding. */
  readonly limit?: Limit;
}
