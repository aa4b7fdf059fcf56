import { HttpResponse } from 'msw';
import type { operations } from '@/api/generated/paths';
import type { Clock } from './clock';
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

export type Fault =
  /** Answers with this status instead of doing anything; the body defaults to a plain sentence. */
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> }
  /** Answers properly, but late. */
  | { kind: 'delay'; ms: number }
  /** Answers properly, but only after `release()`. */
  | { kind: 'hold' }
  /** No answer at all: `fetch` rejects. */
  | { kind: 'network' }
  /** The stream breaks after so many events. */
  | { kind: 'drop'; afterEvents: number };

/** Which calls, counted from the fault's declaration, it befalls; without it, all. */
export type FaultCalls = { only: number } | { first: number };

export type FaultDeclaration =
  | { on: 'generateMontage'; fault: Fault; calls?: FaultCalls }
  | { on: FaultTarget; fault: Exclude<Fault, { kind: 'drop' }>; calls?: FaultCalls };

export interface Faults {
  /** Returns a function that takes the fault away again. */
  add(declaration: FaultDeclaration): () => void;
  /** Lets every held call go on. Tests and stories call it on teardown, or the call leaks into the next one. */
  release(): void;
  /** Takes every fault away and releases what is held. */
  clear(): void;
  /** For the backend: counts the call, and delays, holds or fails it as declared. */
  strike(target: FaultTarget): Promise<{ dropAfterEvents: number | null }>;
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
    : { message: `The server answered ${status}. Try again in a moment.` };

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
      for (const { declaration } of striking) {
        const { fault } = declaration;
        if (fault.kind === 'delay') await clock.sleep(fault.ms);
        if (fault.kind === 'hold') await new Promise<void>((resolve) => held.push(resolve));
        if (fault.kind === 'network') throw HttpResponse.error();
        if (fault.kind === 'status') throw failure(target, fault);
        if (fault.kind === 'drop') dropAfterEvents = fault.afterEvents;
      }
      return { dropAfterEvents };
    },
  };
}
