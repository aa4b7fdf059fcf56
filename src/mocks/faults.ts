import { HttpResponse } from 'msw';
import type { OperationId } from '@/api/generated/operations';
import type { Clock } from '@/backend/ports';
import { answerInstead, brokenOff, misshapen, page, refusalBody } from './fault-answers';
import { identityErrorBody } from './identity/errors';
import { seededRandom } from './random';

/** The calls of the identity provider that the mock answers. */
export const identityOperations = [
  'signInWithPassword',
  'signUp',
  'lookup',
  'sendOobCode',
  'resetPassword',
  'token',
  'passwordPolicy',
  'recaptchaConfig',
  'projects',
] as const;
export type IdentityOperation = (typeof identityOperations)[number];

/** The target of a call: an operation of the contract, or the identity provider. */
export type CallName = OperationId | IdentityOperation;

/** `all` are the operations of the contract, each counted separately; not those of the identity provider. */
export type FaultTarget = CallName | 'all';

/** Faults of the request: nothing is done, unless the fault says otherwise. */
export type RequestFault =
  /** Answers with this status; the body defaults to the contract's. */
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> }
  /** Answers with an HTML page instead of JSON; by default with 200. */
  | { kind: 'html'; status?: number }
  /** Answers 200 with an empty body. */
  | { kind: 'empty' }
  /** Answers properly, but late. */
  | { kind: 'delay'; ms: number }
  /** Does nothing until `release()`, then answers properly. */
  | { kind: 'hold' }
  /** The connection breaks during the request: nothing is done, and `fetch` rejects. */
  | { kind: 'network' };

/** Faults of the answer: the request is done, and stored. */
export type AnswerFault =
  /** Done at once, but not answered until `release()`. */
  | { kind: 'withhold' }
  /** The connection breaks before the answer: done, but `fetch` rejects. */
  | { kind: 'lost' }
  /** The connection breaks during the answer: status, headers and half of the body arrive. */
  | { kind: 'cut' }
  /** The answer of another server: JSON that violates the contract. */
  | { kind: 'misshapen' }
  /**
   * The answer of another server: this status (by default the proper one) and this JSON. Without a body the answer is empty;
   * a function receives the proper body, as JSON, and returns the other server's.
   */
  | { kind: 'answer'; status?: number; body?: unknown };

/** Events at the server just before it processes the call. */
export type ServerFault =
  /** The caller's sessions end, as after a password change elsewhere: the call is refused with 401. */
  | { kind: 'expire' }
  /** The storage is full: the call is answered with 500 and the message of a full browser storage. */
  | { kind: 'full' };

/** Another user saves the montage just before this save. */
export type SaveFault = { kind: 'conflict' };

/**
 * After this many events the stream breaks, as of a server that numbers no events (`drop`) or of one that does, so that the page
 * reconnects (`interrupt`); or ends with the server's own `error` event, or with a `complete` event that
 * violates the contract (`nonsense`). A broken connection discards what the page has not read yet: with `held` it
 * breaks only at `release()`, after a test has seen the events on the screen.
 */
export type StreamFault = {
  kind: 'drop' | 'interrupt' | 'error' | 'nonsense';
  afterEvents: number;
  held?: true;
};

/** The fault of an open stream. */
export type ActiveStreamFault = StreamFault & { due: () => Promise<void> };

export type Fault = RequestFault | AnswerFault | ServerFault | SaveFault | StreamFault;

/**
 * The affected calls, counted from the fault's declaration; without it, all. `percent` is a random share, drawn
 * from the seed: the n-th call of an operation has the same outcome in every world of that seed, whatever else is called.
 */
export type FaultCalls = { only: number } | { first: number } | { percent: number };

type WithOneBody = Exclude<OperationId, 'generateMontage'>;

export type FaultDeclaration =
  | { on: OperationId | IdentityOperation | 'all'; fault: RequestFault; calls?: FaultCalls }
  | { on: WithOneBody; fault: RequestFault | AnswerFault | ServerFault; calls?: FaultCalls }
  | { on: 'generateMontage'; fault: RequestFault | StreamFault; calls?: FaultCalls }
  | { on: 'saveMontage'; fault: RequestFault | AnswerFault | ServerFault | SaveFault; calls?: FaultCalls };

/** The number of calls since the declaration of a fault, by operation. */
export type SeenCalls = Partial<Record<CallName, number>>;

/** The current state of a fault. */
export interface DeclaredFault {
  readonly declaration: FaultDeclaration;
  readonly seen: Readonly<SeenCalls>;
  /** The number of affected calls. */
  readonly struck: number;
}

/** The remaining faults of a call. */
export interface RemainingFaults {
  /** How the stream breaks, and after how many events. */
  stream: ActiveStreamFault | null;
  /** What the server does before it processes the call. */
  serverFaults: (ServerFault | SaveFault)['kind'][];
  /** Changes or loses the answer; null if it arrives unchanged. */
  changeAnswer: ((answer: Response) => Promise<Response>) | null;
}

export interface Faults {
  /** Returns a function that removes the fault. The calls in `seen` are already counted. */
  add(declaration: FaultDeclaration, seen?: SeenCalls): () => void;
  /** In the order of declaration. */
  declared(): DeclaredFault[];
  /** The number of calls that wait for `release()`. */
  held(): number;
  /** Releases all held calls. Tests and stories call it on teardown, or the call leaks into the next one. */
  release(): void;
  /** Removes all faults and releases what is held. */
  clear(): void;
  /** For the backend: counts the call, and delays, holds or fails it as declared. */
  apply(target: CallName): Promise<RemainingFaults>;
}

/** FNV-1a, so that each operation has its own random sequence. */
const hash = (text: string): number =>
  [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);

function affects(calls: FaultCalls | undefined, call: number, draw: () => number): boolean {
  if (!calls) return true;
  if ('percent' in calls) return draw() * 100 < calls.percent;
  return 'only' in calls ? call === calls.only : call <= calls.first;
}

const isIdentity = (target: FaultTarget): boolean =>
  (identityOperations as readonly string[]).includes(target);

const isMeant = (on: FaultTarget, target: CallName): boolean =>
  on === target || (on === 'all' && !isIdentity(target));

/**
 * The default body of a refusal. The identity library only understands its provider's format; the most
 * common refusal is an ended session.
 */
const defaultBody = (target: FaultTarget, status: number) =>
  isIdentity(target)
    ? identityErrorBody(status === 429 ? 'TOO_MANY_ATTEMPTS_TRY_LATER' : 'TOKEN_EXPIRED', undefined, status)
    : refusalBody(status);

function failure(target: FaultTarget, fault: Extract<Fault, { kind: 'status' }>): Response {
  const body = fault.body ?? defaultBody(target, fault.status);
  const headers = new Headers(fault.headers);
  // A server that follows the contract sends the time; the identity provider does not.
  if (fault.status === 429 && !isIdentity(target) && !headers.has('Retry-After'))
    headers.set('Retry-After', '1');
  return HttpResponse.json(body as Record<string, unknown>, { status: fault.status, headers });
}

export function createFaults(
  clock: Clock,
  declarations: readonly FaultDeclaration[] = [],
  /** The random numbers for faults with a percentage. */
  seed = 1,
): Faults {
  interface Entry {
    readonly declaration: FaultDeclaration;
    readonly seen: SeenCalls;
    struck: number;
  }
  const entries = new Set<Entry>();
  let held: (() => void)[] = [];

  const add: Faults['add'] = (declaration, seen = {}) => {
    const entry = { declaration, seen: { ...seen }, struck: 0 };
    entries.add(entry);
    return () => entries.delete(entry);
  };
  /** A call that several faults hold waits for none of those that were removed in the meantime. */
  const holding = async (entry: Entry): Promise<void> => {
    if (entries.has(entry)) await new Promise<void>((resolve) => held.push(resolve));
  };
  const release = (): void => {
    const waiting = held;
    held = [];
    for (const letGo of waiting) letGo();
  };
  /** Counts the call, and returns whether the fault affects it. */
  const counts = ({ declaration: { calls }, seen }: Entry, target: CallName): boolean => {
    const call = (seen[target] = (seen[target] ?? 0) + 1);
    return affects(calls, call, () => seededRandom(seed ^ hash(`${target} ${call}`)).number());
  };

  for (const declaration of declarations) add(declaration);
  return {
    add,
    declared: () => [...entries].map((entry) => ({ ...entry, seen: { ...entry.seen } })),
    release,
    clear: () => {
      entries.clear();
      release();
    },
    held: () => held.length,
    async apply(target) {
      const left: RemainingFaults = { stream: null, serverFaults: [], changeAnswer: null };
      // All faults are counted before any of them waits, so that overlapping calls keep their numbers.
      const striking = [...entries]
        .filter(({ declaration }) => isMeant(declaration.on, target))
        .filter((entry) => counts(entry, target));
      for (const entry of striking) entry.struck += 1;
      const answerFaults: { fault: AnswerFault; entry: Entry }[] = [];
      for (const entry of striking) {
        const { fault } = entry.declaration;
        if (fault.kind === 'delay') await clock.sleep(fault.ms);
        else if (fault.kind === 'hold') await holding(entry);
        else if (fault.kind === 'network') throw HttpResponse.error();
        else if (fault.kind === 'status') throw failure(target, fault);
        else if (fault.kind === 'html') throw page(fault.status ?? 200);
        else if (fault.kind === 'empty') throw new HttpResponse(null, { status: 200 });
        else if ('afterEvents' in fault)
          left.stream = { ...fault, due: () => (fault.held ? holding(entry) : Promise.resolve()) };
        else if (fault.kind === 'expire' || fault.kind === 'full' || fault.kind === 'conflict')
          left.serverFaults.push(fault.kind);
        else answerFaults.push({ fault, entry });
      }
      if (answerFaults.length === 0) return left;
      return {
        ...left,
        async changeAnswer(answer) {
          let arriving = answer;
          for (const { fault, entry } of answerFaults) {
            if (fault.kind === 'withhold') await holding(entry);
            else if (fault.kind === 'misshapen') arriving = misshapen(arriving);
            else if (fault.kind === 'answer') arriving = await answerInstead(arriving, fault);
            else arriving = fault.kind === 'lost' ? HttpResponse.error() : await brokenOff(arriving);
          }
          return arriving;
        },
      };
    },
  };
}
