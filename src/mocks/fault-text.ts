import { operationIds } from './backend/contract';
import {
  identityOperations,
  type AnswerFault,
  type Fault,
  type FaultCalls,
  type FaultDeclaration,
  type FaultTarget,
} from './faults';

const targets: readonly string[] = [...operationIds, ...identityOperations];
const form =
  /^(?<on>\w+):(?<kind>[a-z]+)(?::(?<value>\d+))?(?::(?<pause>\d+))?(?:(?<which>[@<])(?<count>\d+))?$/;

const numberIn = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** `undefined` where the numbers are not those that the kind takes. */
function faultOf(kind: string, value?: number, pauseS?: number): Fault | undefined {
  if (pauseS !== undefined && kind !== 'status') return undefined;
  if (kind === 'html') return value === undefined ? { kind } : { kind, status: value };
  if (value === undefined) {
    const plain = ['hold', 'network', 'withhold', 'lost', 'cut'] as const;
    const found = plain.find((candidate) => candidate === kind);
    return found && { kind: found };
  }
  if (kind === 'status') {
    const headers = pauseS === undefined ? {} : { headers: { 'Retry-After': String(pauseS) } };
    return { kind, status: value, ...headers };
  }
  if (kind === 'delay') return { kind, ms: value };
  return kind === 'drop' ? { kind, afterEvents: value } : undefined;
}

const onAnswers: readonly string[] = ['withhold', 'lost', 'cut'] satisfies AnswerFault['kind'][];
const identity: readonly string[] = identityOperations;

/** Only the stream can break after an event, and only an answer of one body can be withheld, lost or cut. */
const misplaced = (on: string, { kind }: Fault): boolean =>
  kind === 'drop'
    ? on !== 'generateMontage'
    : onAnswers.includes(kind) && (on === 'generateMontage' || identity.includes(on));

function callsOf(which: string | undefined, count: number): FaultCalls | undefined {
  if (!which) return undefined;
  return which === '@' ? { only: count } : { first: count };
}

/**
 * Faults as they stand in an address: `listMontages:status:503@1,saveMontage:delay:2000,generateMontage:drop:5<2`. After
 * a status may stand the seconds of its Retry-After (`saveMontage:status:429:5`); kinds without a number are `hold`,
 * `network`, `withhold`, `lost`, `cut` and `html` (or `html:502`), explained at `Fault`. After the at sign stands the only
 * call that is meant, after the less-than sign how many of the first.
 *
 * @throws when a part is not understood: a fault that is silently left out would let a test pass for nothing.
 */
export function parseFaults(text: string): FaultDeclaration[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const { on, kind, value, pause, which, count } = form.exec(part)?.groups ?? {};
      const fault = kind && faultOf(kind, numberIn(value), numberIn(pause));
      if (!fault || !on || !targets.includes(on) || misplaced(on, fault)) {
        throw new Error(`"${part}" is no fault. One looks like listMontages:status:503@1.`);
      }
      return { on: on as FaultTarget, fault, calls: callsOf(which, Number(count)) } as FaultDeclaration;
    });
}
