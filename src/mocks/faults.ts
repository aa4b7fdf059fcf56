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

/** Whom a call goes to: an operation of the contract, or the identity provider. */
export type CallName = OperationId | IdentityOperation;

/** `all` are the operations of the contract, each counted by itself; not the identity provider's. */
export type FaultTarget = CallName | 'all';

/** What befalls the request: nothing is done, unless the fault says otherwise. */
export type RequestFault =
  /** Answers with this status instead of doing anything; the body defaults to one that the contract has for it. */
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> }
  /** Answers with a page where JSON is due; by default with 200. */
  | { kind: 'html'; status?: number }
  /** Answers 200 with nothing in it. */
  | { kind: 'empty' }
  /** Answers properly, but late. */
  | { kind: 'delay'; ms: number }
  /** Does nothing until `release()`, and then answers properly. */
  | { kind: 'hold' }
  /** The connection breaks during the request: nothing is done, and `fetch` rejects. */
  | { kind: 'network' };

/** What befalls the answer: whatever was asked for is done, and stored. */
export type AnswerFault =
  /** Done at once, but not answered until `release()`. */
  | { kind: 'withhold' }
  /** The connection breaks before the answer: it is done, but `fetch` rejects. */
  | { kind: 'lost' }
  /** The connection breaks during the answer: status, headers and half of the body arrive. */
  | { kind: 'cut' }
  /** The answer is another server's: JSON, but not what the contract says. */
  | { kind: 'misshapen' }
  /**
   * The answer is another server's: this status (by default the proper one) and this JSON. Without a body the answer is empty;
   * a function is given the proper body, as JSON, and returns the other server's.
   */
  | { kind: 'answer'; status?: number; body?: unknown };

/** What happens at the server just before it looks at the call, which it then judges as ever. */
export type ServerFault =
  /** The caller's sessions are ended, as when a password is changed elsewhere: the call is refused with 401. */
  | { kind: 'expire' }
  /** What the call would store cannot be kept: it is answered with 500 and the sentence of a full browser. */
  | { kind: 'full' };

/** Somebody else saves the montage that is about to be saved. */
export type SaveFault = { kind: 'conflict' };

/**
 * After so many events the stream breaks (`drop`), or ends with the server's own `error` event, or with a `complete` event that
 * is not what the contract says (`nonsense`). A connection that breaks discards what the page has not read yet: with `held` it
 * breaks only at `release()`, once a test has seen the events on the screen.
 */
export type StreamFault = { kind: 'drop' | 'error' | 'nonsense'; afterEvents: number; held?: true };

/** The fault of an open stream. */
export type ActiveStreamFault = StreamFault & { due: () => Promise<void> };

export type Fault = RequestFault | AnswerFault | ServerFault | SaveFault | StreamFault;

/**
 * Which calls, counted from the fault's declaration, it befalls; without it, all. `percent` is so many of a hundred, drawn
 * from the seed: the n-th call of an operation fares the same in every world of that seed, whatever else is called.
 */
export type FaultCalls = { only: number } | { first: number } | { percent: number };

type PlainOperation = Exclude<OperationId, 'generateMontage' | 'saveMontage'>;

export type FaultDeclaration =
  | { on: 'generateMontage'; fault: RequestFault | StreamFault; calls?: FaultCalls }
  | { on: 'saveMontage'; fault: RequestFault | AnswerFault | ServerFault | SaveFault; calls?: FaultCalls }
  | { on: PlainOperation; fault: RequestFault | AnswerFault | ServerFault; calls?: FaultCalls }
  | { on: IdentityOperation | 'all'; fault: RequestFault; calls?: FaultCalls };

/** How often each call that a fault is declared for has been made since. */
export type SeenCalls = Partial<Record<CallName, number>>;

/** A fault as it stands now. */
export interface DeclaredFault {
  readonly declaration: FaultDeclaration;
  readonly seen: Readonly<SeenCalls>;
  /** How many calls it has befallen. */
  readonly struck: number;
}

/** The faults of a call that has not failed yet. */
export interface RemainingFaults {
  /** How the stream breaks, and after how many events. */
  stream: ActiveStreamFault | null;
  /** What the server does before it looks at the call. */
  serverFaults: (ServerFault | SaveFault)['kind'][];
  /** Changes or loses the answer; null when it arrives unchanged. */
  changeAnswer: ((answer: Response) => Promise<Response>) | null;
}

export interface Faults {
  /** Returns a function that takes the fault away again. The calls that were `seen` already count. */
  add(declaration: FaultDeclaration, seen?: SeenCalls): () => void;
  /** In the order of their declaration. */
  declared(): DeclaredFault[];
  /** How many calls wait for `release()` now. */
  held(): number;
  /** Lets every held call go on. Tests and stories call it on teardown, or the call leaks into the next one. */
  release(): void;
  /** Takes every fault away and releases what is held. */
  clear(): void;
  /** For the backend: counts the call, and delays, holds or fails it as declared. */
  apply(target: CallName): Promise<RemainingFaults>;
}

/** FNV-1a, so that each operation draws from a row of its own. */
const hash = (text: string): number =>
  [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);

function befalls(calls: FaultCalls | undefined, call: number, draw: () => number): boolean {
  if (!calls) return true;
  if ('percent' in calls) return draw() * 100 < calls.percent;
  return 'only' in calls ? call === calls.only : call <= calls.first;
}

const isIdentity = (target: FaultTarget): boolean =>
  (identityOperations as readonly string[]).includes(target);

const isMeant = (on: FaultTarget, target: CallName): boolean =>
  on === target || (on === 'all' && !isIdentity(target));

/**
 * What a refusal says when nothing else is declared. The identity library reads no other shape than its provider's; the
 * commonest refusal is that a session has ended.
 */
const defaultBody = (target: FaultTarget, status: number) =>
  isIdentity(target)
    ? identityErrorBody(status === 429 ? 'TOO_MANY_ATTEMPTS_TRY_LATER' : 'TOKEN_EXPIRED', undefined, status)
    : refusalBody(status);

function failure(target: FaultTarget, fault: Extract<Fault, { kind: 'status' }>): Response {
  const body = fault.body ?? defaultBody(target, fault.status);
  const headers = new Headers(fault.headers);
  // A server that keeps to the contract says how long; the identity provider does not.
  if (fault.status === 429 && !isIdentity(target) && !headers.has('Retry-After'))
    headers.set('Retry-After', '1');
  return HttpResponse.json(body as Record<string, unknown>, { status: fault.status, headers });
}

export function createFaults(
  clock: Clock,
  declarations: readonly FaultDeclaration[] = [],
  /** Of the calls that a fault by chance befalls. */
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
  const holding = (): Promise<void> => new Promise((resolve) => held.push(resolve));
  const release = (): void => {
    const waiting = held;
    held = [];
    for (const letGo of waiting) letGo();
  };
  /** Counts the call, and says whether the fault befalls it. */
  const counts = ({ declaration: { calls }, seen }: Entry, target: CallName): boolean => {
    const call = (seen[target] = (seen[target] ?? 0) + 1);
    return befalls(calls, call, () => seededRandom(seed ^ hash(`${target} ${call}`)).number());
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
      // Counted for all of them before any of them waits, so that calls that overlap keep their numbers.
      const striking = [...entries]
        .filter(({ declaration }) => isMeant(declaration.on, target))
        .filter((entry) => counts(entry, target));
      for (const entry of striking) entry.struck += 1;
      const answerFaults: AnswerFault[] = [];
      for (const { declaration } of striking) {
        const { fault } = declaration;
        if (fault.kind === 'delay') await clock.sleep(fault.ms);
        else if (fault.kind === 'hold') await holding();
        else if (fault.kind === 'network') throw HttpResponse.error();
        else if (fault.kind === 'status') throw failure(target, fault);
        else if (fault.kind === 'html') throw page(fault.status ?? 200);
        else if (fault.kind === 'empty') throw new HttpResponse(null, { status: 200 });
        else if ('afterEvents' in fault)
          left.stream = { ...fault, due: fault.held ? holding : () => Promise.resolve() };
        else if (fault.kind === 'expire' || fault.kind === 'full' || fault.kind === 'conflict')
          left.serverFaults.push(fault.kind);
        else answerFaults.push(fault);
      }
      if (answerFaults.length === 0) return left;
      return {
        ...left,
        async changeAnswer(answer) {
          let arriving = answer;
          for (const fault of answerFaults) {
            if (fault.kind === 'withhold') await holding();
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
