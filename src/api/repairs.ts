import type { OperationId } from './generated/operations';
import { repairAnswer, type Repair, type Shape } from './repair-answer';

export type RepairListener = (operation: OperationId, repairs: readonly Repair[]) => void;

let onRepairs: RepairListener | undefined;

/** @param listener called with every repaired answer. Set by the composition root; without one, repairs are not reported. */
export function hearRepairs(listener: RepairListener | undefined): void {
  onRepairs = listener;
}

/** Nothing of an answer can be shown. `at` is the path of the first required part that is missing. */
export class UnusableAnswer extends Error {
  readonly at: string;

  constructor(at: string) {
    super(`Not what is agreed: ${at}`);
    this.at = at;
  }
}

/**
 * The answer in the contract's types.
 *
 * @throws UnusableAnswer
 */
export function repaired(shape: Shape, answer: unknown, operation: OperationId): unknown {
  const outcome = repairAnswer(shape, answer);
  if (typeof outcome === 'string') throw new UnusableAnswer(outcome);
  if (outcome.repairs.length > 0) onRepairs?.(operation, outcome.repairs);
  return outcome.value;
}
