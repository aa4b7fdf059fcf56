import { operationIds } from './backend/contract';
import {
  identityOperations,
  type Fault,
  type FaultCalls,
  type FaultDeclaration,
  type FaultTarget,
} from './faults';

const targets: readonly string[] = [...operationIds, ...identityOperations];
const form =
  /^(?<on>\w+):(?<kind>status|delay|hold|network|drop)(?::(?<value>\d+))?(?:(?<which>[@<])(?<count>\d+))?$/;

function faultOf(kind: string, value: number | undefined): Fault | undefined {
  if (kind === 'hold' || kind === 'network') return { kind };
  if (value === undefined) return undefined;
  if (kind === 'status') return { kind, status: value };
  return kind === 'delay' ? { kind, ms: value } : { kind: 'drop', afterEvents: value };
}

function callsOf(which: string | undefined, count: number): FaultCalls | undefined {
  if (!which) return undefined;
  return which === '@' ? { only: count } : { first: count };
}

/**
 * Faults as they stand in an address: `listMontages:status:503@1,saveMontage:delay:2000,generateMontage:drop:5<2`. After
 * the at sign stands the only call that is meant, after the less-than sign how many of the first.
 *
 * @throws when a part is not understood: a fault that is silently left out would let a test pass for nothing.
 */
export function parseFaults(text: string): FaultDeclaration[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const { on, kind, value, which, count } = form.exec(part)?.groups ?? {};
      const fault = kind && faultOf(kind, value === undefined ? undefined : Number(value));
      const misplaced = kind === 'drop' && on !== 'generateMontage';
      if (!fault || !on || !targets.includes(on) || misplaced) {
        throw new Error(`"${part}" is no fault. One looks like listMontages:status:503@1.`);
      }
      return { on: on as FaultTarget, fault, calls: callsOf(which, Number(count)) } as FaultDeclaration;
    });
}
