import { ApiError } from '@/api/api-error';
import { pauseAfter } from '@/api/fault-of';
import { policies } from '@/api/fault-policy';
import { saveFailure, type SaveFailure } from './save-failure';
import type { Clock, Switch } from './surroundings';

/** How long nothing must have been edited before it saves by itself. */
export const quietMs = 10_000;

export interface SaveLoopOptions {
  clock: Clock;
  hidden: Switch;
  online: Switch;
  /** Whether there is anything to save. */
  unsaved(): boolean;
  /** Whether it may be sent: there is something, and nothing that must be answered first. */
  wanted(): boolean;
  /** Sends what there is. Never rejects. */
  attempt(): Promise<SaveFailure | null>;
  onChange(): void;
  /** Not called for an attempt nobody asked for that fails as the one before. */
  onFailure(message: string): void;
}

export interface SaveLoop {
  isSaving(): boolean;
  /** When it saves by itself (epoch, ms); null while it does not. */
  savesAt(): number | null;
  /** Of the last attempt; null since the last success. */
  failure(): SaveFailure | null;
  /** The time to wait for begins anew. */
  edited(): void;
  /** To be called when `wanted` may give something else. */
  reconsider(): void;
  save(): Promise<void>;
  /** Resolves when no save is under way. */
  idle(): Promise<void>;
  /** Forgets failures and pauses: what made the last attempt fail is over. */
  restart(): void;
  /** Resolves when what is under way has come to its end. */
  dispose(): Promise<void>;
}

/** Decides when a save is attempted: one at a time, and never more often than can help. */
export function createSaveLoop(options: SaveLoopOptions): SaveLoop {
  const { clock, hidden, online, unsaved, wanted, onChange } = options;
  let running: Promise<void> | null = null;
  /** Whether another attempt follows the one under way, and whether somebody asked for it. */
  let again: 'no' | 'unasked' | 'asked' = 'no';
  let disposed = false;
  let failure: SaveFailure | null = null;
  let failuresInARow = 0;
  /** Until something other than time happens. */
  let stopped = false;
  // In time as it goes by: a machine's clock that is set back an hour must not put off a save for an hour.
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
    if (asked || !known) options.onFailure(outcome.message);
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
      // Whoever comes back may have signed in elsewhere.
      if (failure?.remedy === 'sign-in' && !running) void start(false);
    } else if (running) {
      if (again === 'no') again = 'unasked';
    } else if (!stopped && clock.elapsed() >= leftAloneUntil) {
      void start(false);
    }
  }

  function onOnline(): void {
    // The network is what all pauses were for.
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
      // With nothing left to save nothing has failed: what is edited next finds out for itself.
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
