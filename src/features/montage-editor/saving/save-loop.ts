import { ApiError } from '@/api/api-error';
import { pauseAfter } from '@/api/fault-of';
import { policies } from '@/api/fault-policy';
import { saveFailure, type SaveFailure } from './save-failure';
import type { Clock, Switch } from './environment';

/** The quiet time (ms) after an edit before an automatic save. */
export const quietMs = 10_000;

export interface SaveLoopOptions {
  clock: Clock;
  hidden: Switch;
  online: Switch;
  /** Whether there is anything to save. */
  unsaved(): boolean;
  /** Whether a save may be sent: something is unsaved, and no question is open. */
  wanted(): boolean;
  /** Sends the work. Never rejects. */
  attempt(): Promise<SaveFailure | null>;
  onChange(): void;
  /** Not called if an automatic attempt fails like the one before. */
  onFailure(message: string): void;
}

export interface SaveLoop {
  isSaving(): boolean;
  /** When it saves automatically (epoch, ms); null if it does not. */
  savesAt(): number | null;
  /** The last failure; null after a success. */
  failure(): SaveFailure | null;
  /** Restarts the quiet time. */
  edited(): void;
  /** Call when `wanted` may have changed. */
  reconsider(): void;
  save(): Promise<void>;
  /** Resolves when no save is under way. */
  idle(): Promise<void>;
  /** Clears failures and pauses: the cause of the last failure is gone. */
  restart(): void;
  /** Resolves when the save under way has ended. */
  dispose(): Promise<void>;
}

/** Decides when to attempt a save: one at a time, and no more often than useful. */
export function createSaveLoop(options: SaveLoopOptions): SaveLoop {
  const { clock, hidden, online, unsaved, wanted, onChange } = options;
  let running: Promise<void> | null = null;
  /** Whether another attempt follows the one under way, and whether the user asked for it. */
  let again: 'no' | 'unasked' | 'asked' = 'no';
  let disposed = false;
  let failure: SaveFailure | null = null;
  let failuresInARow = 0;
  /** Until an event other than time. */
  let stopped = false;
  // In elapsed time: setting the clock back an hour must not delay a save by an hour.
  let quietUntil = 0;
  let pauseUntil = 0;
  let leftAloneUntil = 0;
  let due: number | null = null;
  let timer: unknown = null;

  const mayTry = () => !disposed && !stopped && online.now() && wanted();

  function plan(): void {
    const next = mayTry() && !running ? Math.max(quietUntil, pauseUntil, leftAloneUntil) : null;
    if (timer !== null) clock.clearTimeout(timer);
    due = next;
    timer = next === null ? null : clock.setTimeout(onTime, Math.max(0, next - clock.elapsed()));
  }

  function onTime(): void {
    timer = null;
    if (mayTry() && !running) void start(false);
  }

  function fail(outcome: SaveFailure, asked: boolean): void {
    const known = failure?.message === outcome.message;
    failure = outcome;
    stopped = outcome.remedy !== 'later';
    const pauseMs = pauseAfter(policies.save, failuresInARow);
    stopped ||= pauseMs === undefined;
    failuresInARow += 1;
    pauseUntil = clock.elapsed() + (pauseMs ?? 0);
    leftAloneUntil = clock.elapsed() + outcome.retryAfterMs;
    // Two versions are a question, which a dialog asks.
    if ((asked || !known) && outcome.remedy !== 'choice') options.onFailure(outcome.message);
  }

  function forget(): void {
    failure = null;
    stopped = false;
    failuresInARow = 0;
    pauseUntil = 0;
    leftAloneUntil = 0;
  }

  async function attempts(asked: boolean): Promise<void> {
    again = asked ? 'asked' : 'unasked';
    let mayRepeat = true;
    while (again !== 'no' && mayRepeat && !disposed && online.now() && wanted()) {
      const isAsked = again === 'asked';
      again = 'no';
      const outcome = await options.attempt();
      if (outcome) fail(outcome, isAsked);
      else forget();
      const hopeless = failure?.remedy === 'sign-in' || failure?.remedy === 'choice';
      mayRepeat = !hopeless && clock.elapsed() >= leftAloneUntil;
    }
  }

  function start(asked: boolean): Promise<void> {
    running = attempts(asked).finally(() => {
      running = null;
      plan();
      onChange();
    });
    plan();
    onChange();
    return running;
  }

  const offline = new ApiError('There is no network.', { kind: 'network' });

  function save(): Promise<void> {
    if (running) {
      again = 'asked';
      return running;
    }
    if (disposed || !wanted()) return Promise.resolve();
    if (online.now()) return start(true);
    failure = saveFailure(offline);
    options.onFailure(failure.message);
    onChange();
    return Promise.resolve();
  }

  function onVisibility(): void {
    if (disposed || !wanted() || !online.now()) return;
    if (!hidden.now()) {
      // The user may have signed in in another tab.
      if (failure?.remedy === 'sign-in' && !running) void start(false);
    } else if (running) {
      if (again === 'no') again = 'unasked';
    } else if (!stopped && clock.elapsed() >= leftAloneUntil) {
      void start(false);
    }
  }

  function onOnline(): void {
    // The pauses were for the missing network.
    pauseUntil = 0;
    if (failure?.remedy === 'later' && !running && mayTry()) quietUntil = 0;
    plan();
    onChange();
  }

  const ends = [hidden.subscribe(onVisibility), online.subscribe(onOnline)];

  return {
    isSaving: () => running !== null,
    savesAt: () => (due === null ? null : Math.round(clock.now() + due - clock.elapsed())),
    failure: () => failure,
    edited() {
      quietUntil = clock.elapsed() + quietMs;
      if (failure?.remedy === 'change') stopped = false;
      // With nothing left to save the failure is over; the next edit tries again.
      if (!unsaved()) {
        stopped = false;
        failure = null;
      }
      plan();
    },
    reconsider: plan,
    save,
    idle: () => running ?? Promise.resolve(),
    restart() {
      forget();
      plan();
    },
    dispose() {
      disposed = true;
      for (const end of ends) end();
      plan();
      return running ?? Promise.resolve();
    },
  };
}
