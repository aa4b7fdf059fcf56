import { faultTable, faults } from './fault-table';
import type { Fault } from '@/api/fault-policy';
import type { OperationId } from '@/api/generated/operations';
import type { FaultDeclaration, RequestFault } from '@/mocks/faults';

/**
 * The faults of an operation that are walked on its screen: the first of each outcome. The others have the same message, the same
 * kept work and the same retries, and differ in the call alone, at whose layer all of them are walked.
 */
export function walkedFaults(operation: OperationId): Fault[] {
  const outcomes = new Set<string>();
  return faults.filter((fault) => {
    const outcome = JSON.stringify(faultTable[operation][fault]);
    const isNew = !outcomes.has(outcome);
    outcomes.add(outcome);
    return isNew;
  });
}

const requestFaults: Readonly<Partial<Record<Fault, RequestFault>>> = {
  '429': { kind: 'status', status: 429, headers: { 'Retry-After': '1' } },
  offline: { kind: 'network' },
  silence: { kind: 'hold' },
  'not JSON': { kind: 'html' },
  empty: { kind: 'empty' },
};

/** How the mock backend declares a fault of the table. */
export function declarationOf(on: OperationId, fault: Fault): FaultDeclaration {
  const request = requestFaults[fault];
  if (request) return { on, fault: request };
  if (on === 'generateMontage') {
    if (fault === 'cut') return { on, fault: { kind: 'drop', afterEvents: 1, held: true } };
    if (fault === 'contract') return { on, fault: { kind: 'nonsense', afterEvents: 1 } };
  } else {
    if (fault === 'cut') return { on, fault: { kind: 'cut' } };
    if (fault === 'contract') return { on, fault: { kind: 'misshapen' } };
  }
  return { on, fault: { kind: 'status', status: Number(fault) } };
}

/** Faults after which the server has done what was requested. */
export const isDone = (fault: Fault): boolean => fault === 'cut' || fault === 'contract';
