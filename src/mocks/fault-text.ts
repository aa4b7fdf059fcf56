import { operations } from '@/api/generated/operations';
import {
  identityOperations,
  type AnswerFault,
  type Fault,
  type FaultCalls,
  type FaultDeclaration,
  type FaultTarget,
  type ServerFault,
  type StreamFault,
} from './faults';

const identity: readonly string[] = identityOperations;
const targets: readonly string[] = ['all', ...Object.keys(operations), ...identity];
const form =
  /^(?<on>\w+):(?<kind>[a-z]+)(?::(?<value>\d+))?(?::(?<pause>\d+))?(?:(?<which>[@<%~])(?<count>\d+))?$/;

const numberIn = (text: string | undefined) => (text === undefined ? undefined : Number(text));

const plainKinds = [
  'hold',
  'network',
  'empty',
  'withhold',
  'lost',
  'cut',
  'misshapen',
  'expire',
  'full',
  'conflict',
] as const satisfies Fault['kind'][];

const isOfStreams = (kind: string): kind is StreamFault['kind'] =>
  kind === 'drop' || kind === 'interrupt' || kind === 'error' || kind === 'nonsense';

const isRefusal = (status: number): boolean => status >= 400 && status <= 599;

/** `undefined` if the numbers do not fit the kind. */
function faultOf(kind: string, value?: number, pauseS?: number): Fault | undefined {
  if (pauseS !== undefined && kind !== 'status') return undefined;
  if (kind === 'html') {
    if (value === undefined) return { kind };
    return value === 200 || isRefusal(value) ? { kind, status: value } : undefined;
  }
  if (value === undefined) {
    const found = plainKinds.find((candidate) => candidate === kind);
    return found && { kind: found };
  }
  if (kind === 'status') {
    if (!isRefusal(value)) return undefined;
    const headers = pauseS === undefined ? {} : { headers: { 'Retry-After': String(pauseS) } };
    return { kind, status: value, ...headers };
  }
  if (kind === 'delay') return { kind, ms: value };
  return isOfStreams(kind) ? { kind, afterEvents: value } : undefined;
}

const onOneAnswer: readonly string[] = ['withhold', 'lost', 'cut', 'misshapen', 'expire', 'full'] satisfies (
  | AnswerFault
  | ServerFault
)['kind'][];

/** Only the stream can break after an event, only a save can conflict, and only an answer with one body can be lost. */
function misplaced(on: string, { kind }: Fault): boolean {
  if (isOfStreams(kind)) return on !== 'generateMontage';
  if (kind === 'conflict') return on !== 'saveMontage';
  return onOneAnswer.includes(kind) && (on === 'generateMontage' || on === 'all' || identity.includes(on));
}

function callsOf(which: string | undefined, count: number): FaultCalls | undefined {
  if (!which) return undefined;
  if (which === '%' || which === '~') return { percent: count };
  return which === '@' ? { only: count } : { first: count };
}

/**
 * Parses faults in an address: `listMontages:status:503@1,saveMontage:delay:2000,generateMontage:drop:5<2`. A
 * status may be followed by the seconds of its Retry-After (`saveMontage:status:429:5`); kinds without a number are `hold`,
 * `network`, `empty`, `withhold`, `lost`, `cut`, `misshapen`, `expire`, `full`, `conflict` and `html` (or `html:502`), explained at `Fault`. After
 * `@` gives the only affected call, `<` how many of the first calls, `%` how
 * many of a hundred; `~` replaces `%` in an address, where `%10` would be a character. `all` is every operation
 * of the contract.
 *
 * @throws if a part is invalid: a fault that is silently ignored would make a test pass for the wrong reason.
 */
export function parseFaults(text: string): FaultDeclaration[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const { on, kind, value, pause, which, count } = form.exec(part)?.groups ?? {};
      const fault = kind && faultOf(kind, numberIn(value), numberIn(pause));
      const calls = callsOf(which, Number(count));
      if (!fault || !on || !targets.includes(on) || misplaced(on, fault)) {
        throw new Error(`"${part}" is no fault. One looks like listMontages:status:503@1.`);
      }
      return { on: on as FaultTarget, fault, ...(calls && { calls }) } as FaultDeclaration;
    });
}

const join = (...parts: (string | number | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(':');

function kindText(fault: Fault): string {
  if (fault.kind === 'status') return join(fault.kind, fault.status, fault.headers?.['Retry-After']);
  if (fault.kind === 'html') return join(fault.kind, fault.status);
  if (fault.kind === 'delay') return join(fault.kind, fault.ms);
  return 'afterEvents' in fault ? join(fault.kind, fault.afterEvents) : fault.kind;
}

function callsText(calls: FaultCalls | undefined): string {
  if (!calls) return '';
  if ('percent' in calls) return `%${calls.percent}`;
  return 'only' in calls ? `@${calls.only}` : `<${calls.first}`;
}

/**
 * The text from which `parseFaults` reads the same fault.
 *
 * @throws for a body or a header, which the text cannot express: the link would show something else.
 */
export function faultText({ on, fault, calls }: FaultDeclaration): string {
  const own =
    fault.kind === 'status' && Object.keys(fault.headers ?? {}).some((name) => name !== 'Retry-After');
  if (own || fault.kind === 'answer' || (fault.kind === 'status' && fault.body !== undefined))
    throw new Error(`A ${fault.kind} of ${on} with a body or headers of its own has no text.`);
  return `${join(on, kindText(fault))}${callsText(calls)}`;
}
