import type { OperationId } from './generated/operations';
import { repairAnswer, type Repair, type Shape } from './repair-answer';

export type RepairListener = (operation: OperationId, repairs: readonly Repair[]) => void;

let onRepairs: RepairListener | undefined;

/** @param listener called with every repaired answer. Set by the composition root; without one, repairs are not reported. */
export function hearRepairs(listener: RepairListener | undefined): void {
  onRepairs = listener;
}

/**
 * The answer in the contract's types.
 *
 * @throws Error with the path of the problem, if nothing of it can be shown.
 */
export function repaired(shape: Shape, answer: unknown, operation: OperationId): unknown {
  const outcome = repairAnswer(shape, answer);
  if (typeof outcome === 'string') throw new Error(`Not what is agreed: ${outcome}`);
  if (outcome.repairs.length > 0) onRepairs?.(operation, outcome.repairs);
  return outcome.value;
}
