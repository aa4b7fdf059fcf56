import fc from 'fast-check';
import { inWords, schedules, type Schedule } from './commands';
import { runSchedule } from './run-schedule';

interface Asked {
  /** How many schedules. */
  readonly count: number;
  readonly seed: number;
  /** The path of a failed one: plays it, and its shorter versions. */
  readonly path?: string | undefined;
  /** Whether one that fails is made as short as it can be. */
  readonly shortens?: boolean;
}

interface Checked {
  readonly schedules: number;
  /** How often each command was met, by its name. */
  readonly commands: ReadonlyMap<string, number>;
  /** The broken promise; null if there is none. */
  readonly failure: {
    readonly schedule: Schedule;
    readonly words: string;
    /** Which promise, and what was shown. */
    readonly promise: string;
    /** How many schedules were played until it was found. */
    readonly after: number;
    readonly path: string;
  } | null;
}

/** Plays random schedules, and makes the first that breaks a promise as short as it can be. */
export async function checkSchedules({ count, seed, path, shortens = true }: Asked): Promise<Checked> {
  const commands = new Map<string, number>();
  const play = fc.asyncProperty(schedules, async (schedule) => {
    for (const [name, times] of await runSchedule(schedule)) {
      commands.set(name, (commands.get(name) ?? 0) + times);
    }
  });
  const found = await fc.check(play, {
    numRuns: count,
    seed,
    endOnFailure: !shortens,
    ...(path !== undefined && { path }),
  });
  const schedule = found.counterexample?.[0];
  const { errorInstance: reason } = found;
  return {
    schedules: found.numRuns,
    commands,
    failure: schedule
      ? {
          schedule,
          words: inWords(schedule),
          promise: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason),
          after: found.numRuns,
          path: found.counterexamplePath ?? '',
        }
      : null,
  };
}

/** For a user: what broke, the shortest schedule that breaks it, and how to play it again. */
export const failureInWords = (seed: number, failure: NonNullable<Checked['failure']>): string =>
  [
    `Seed ${seed}: a promise was broken after ${failure.after} schedules.`,
    failure.promise,
    `The shortest schedule that was found, ${failure.schedule.commands.length} commands on ${failure.words}`,
    `Once more: npm run schedules -- --seed ${seed} --path ${failure.path}`,
  ].join('\n');
