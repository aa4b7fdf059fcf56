import { HttpResponse } from 'msw';
import type { operations } from '@/api/generated/paths';
import type { Clock } from './clock';
import { brokenOff, page, refusalBody } from './fault-answers';
import { identityErrorBody } from './identity/errors';

export type OperationId = keyof operations & string;

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

export type FaultTarget = OperationId | IdentityOperation;

/** What befalls the request: nothing is done, unless the fault says otherwise. */
type RequestFault =
  /** Answers with this status instead of doing anything; the body defaults to one that the contract has for it. */
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> }
  /** Answers with a page where JSON is due; by default with 200. */
  | { kind: 'html'; status?: number }
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
  | { kind: 'cut' };

/** The stream breaks after so many events. */
type StreamFault = { kind: 'drop'; afterEvents: number };

export type Fault = RequestFault | AnswerFault | StreamFault;

/** Which calls, counted from the fault's declaration, it befalls; without it, all. */
export type FaultCalls = { only: number } | { first: number };

export type FaultDeclaration =
  | { on: 'generateMontage'; fault: RequestFault | StreamFault; calls?: FaultCalls }
  | { on: Exclude<OperationId, 'generateMontage'>; fault: RequestFault | AnswerFault; calls?: FaultCalls }
  | { on: IdentityOperation; fault: RequestFault; calls?: FaultCalls };

/** What is still to befall a call that was let through. */
export interface Struck {
  dropAfterEvents: number | null;
  /** What becomes of the answer; null where it arrives as it is. */
  onTheWay: ((answer: Response) => Promise<Response>) | null;
}

export interface Faults {
  /** Returns a function that takes the fault away again. */
  add(declaration: FaultDeclaration): () => void;
  /** Lets every held call go on. Tests and stories call it on teardown, or the call leaks into the next one. */
  release(): void;
  /** Takes every fault away and releases what is held. */
  clear(): void;
  /** For the backend: counts the call, and delays, holds or fails it as declared. */
  strike(target: FaultTarget): Promise<Struck>;
}

function befalls(calls: FaultCalls | undefined, call: number): boolean {
  if (!calls) return true;
  return 'only' in calls ? call === calls.only : call <= calls.first;
}

const isIdentity = (target: FaultTarget): boolean =>
  (identityOperations as readonly string[]).includes(target);

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
  return HttpResponse.json(body as Record<string, unknown>, { status: fault.status, headers: fault.headers });
}

export function createFaults(clock: Clock, declarations: readonly FaultDeclaration[] = []): Faults {
  const declared = new Set<{ declaration: FaultDeclaration; seen: number }>();
  let held: (() => void)[] = [];

  const add: Faults['add'] = (declaration) => {
    const entry = { declaration, seen: 0 };
    declared.add(entry);
    return () => declared.delete(entry);
  };
  const holding = (): Promise<void> => new Promise((resolve) => held.push(resolve));
  const release = (): void => {
    const waiting = held;
    held = [];
    for (const letGo of waiting) letGo();
  };

  declarations.forEach(add);
  return {
    add,
    release,
    clear: () => {
      declared.clear();
      release();
    },
    async strike(target) {
      let dropAfterEvents: number | null = null;
      // Counted for all of them before any of them waits, so that calls that overlap keep their numbers.
      const striking = [...declared]
        .filter((entry) => entry.declaration.on === target)
        .filter((entry) => befalls(entry.declaration.calls, ++entry.seen));
      const answerFaults: AnswerFault[] = [];
      for (const { declaration } of striking) {
        const { fault } = declaration;
        if (fault.kind === 'delay') await clock.sleep(fault.ms);
        else if (fault.kind === 'hold') await holding();
        else if (fault.kind === 'network') throw HttpResponse.error();
        else if (fault.kind === 'status') throw failure(target, fault);
        else if (fault.kind === 'html') throw page(fault.status ?? 200);
        else if (fault.kind === 'drop') dropAfterEvents = fault.afterEvents;
        else answerFaults.push(fault);
      }
      if (answerFaults.length === 0) return { dropAfterEvents, onTheWay: null };
      return {
        dropAfterEvents,
        async onTheWay(answer) {
          let arriving = answer;
          for (const { kind } of answerFaults) {
            if (kind === 'withhold') await holding();
            else arriving = kind === 'lost' ? HttpResponse.error() : await brokenOff(arriving);
          }
          return arriving;
        },
      };
    },
  };
}
