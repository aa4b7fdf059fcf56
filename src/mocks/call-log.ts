import type { Clock } from '@/backend/ports';
import type { CallName } from './faults';

/** A call in the list of the demonstration panel. */
export interface LoggedCall {
  readonly id: number;
  readonly name: CallName;
  /** By the world's clock, in ms since 1970. */
  readonly startedMs: number;
  /** The status of the answer, if there is one. */
  readonly outcome: number | 'under way' | 'no answer';
  /** Time until the answer began, ms; null before that. */
  readonly tookMs: number | null;
  /** The repairs of the answer by the application; absent without any. */
  readonly repairs?: readonly string[];
}

export interface CallLog {
  /** Runs a call and logs its outcome. Rethrows what is thrown, a response or an error. */
  during(name: CallName, answer: () => Promise<Response>): Promise<Response>;
  /** Logs that the application repaired the answer to the last call with this name. */
  repaired(name: CallName, repairs: readonly string[]): void;
  /** The last calls, newest first; the same array until something changes. */
  calls(): readonly LoggedCall[];
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** A limit, because a tab may be open for days. */
const kept = 100;

const outcomeOf = (answer: unknown): LoggedCall['outcome'] =>
  answer instanceof Response && answer.type !== 'error' ? answer.status : 'no answer';

export function createCallLog(clock: Clock): CallLog {
  let calls: readonly LoggedCall[] = [];
  let made = 0;
  const listeners = new Set<() => void>();

  const set = (next: readonly LoggedCall[]): void => {
    calls = next.slice(0, kept);
    for (const listener of listeners) listener();
  };

  return {
    async during(name, answer) {
      made += 1;
      const call: LoggedCall = {
        id: made,
        name,
        startedMs: clock.now(),
        outcome: 'under way',
        tookMs: null,
      };
      set([call, ...calls]);
      const end = (outcome: LoggedCall['outcome']): void => {
        const ended = { ...call, outcome, tookMs: clock.now() - call.startedMs };
        set(calls.map((one) => (one.id === call.id ? ended : one)));
      };
      try {
        const answered = await answer();
        end(outcomeOf(answered));
        return answered;
      } catch (error) {
        end(outcomeOf(error));
        throw error;
      }
    },
    repaired(name, repairs) {
      const last = calls.find((one) => one.name === name);
      set(calls.map((one) => (one === last ? { ...one, repairs } : one)));
    },
    calls: () => calls,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
