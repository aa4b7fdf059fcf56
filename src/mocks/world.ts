import { openDatabase, type Database } from './db/database';
import { memoryStorage, type Storage } from './db/storage';
import type { Snapshot } from './db/schemas';
import { realClock, type Clock } from './clock';
import { createFaults, type FaultDeclaration, type Faults } from './faults';
import { seededRandom, type Random } from './random';
import { demonstration } from './seed/demonstration';

/** How long a step of the generation takes, in ms. */
export interface Pace {
  minMs: number;
  maxMs: number;
}

export interface WorldOptions {
  /** Of the random numbers and ids. */
  seed?: number;
  clock?: Clock;
  faults?: readonly FaultDeclaration[];
  pace?: Pace;
  storage?: Storage;
  /** What the database holds at first and after `reset()`. */
  fixtures?: (clock: Clock) => Snapshot;
  /**
   * What happens when the mock strays from the contract: by default the error is thrown, so that a test fails; `report`
   * answers 500 and names the deviation on the console, so that a person sees it.
   */
  deviations?: 'throw' | 'report';
  /** Whether the identity provider hides which e-mail addresses have an account, as new projects do. */
  hidesAccounts?: boolean;
}

/** One backend with everything it knows. Two worlds share nothing, and nothing in a world is ambient. */
export interface World {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly faults: Faults;
  readonly pace: Pace;
  readonly deviations: 'throw' | 'report';
  readonly hidesAccounts: boolean;
  /** Back to the fixtures, sessions included. */
  reset(): Promise<void>;
  /** Lets go of held calls and of the storage. */
  dispose(): void;
}

export async function createWorld(options: WorldOptions = {}): Promise<World> {
  const clock = options.clock ?? realClock();
  const fixtures = options.fixtures ?? demonstration;
  const storage = options.storage ?? memoryStorage();
  const faults = createFaults(clock, options.faults);
  const db = await openDatabase(storage, () => fixtures(clock));

  return {
    db,
    clock,
    random: seededRandom(options.seed ?? 1),
    faults,
    pace: options.pace ?? { minMs: 0, maxMs: 0 },
    deviations: options.deviations ?? 'throw',
    hidesAccounts: options.hidesAccounts ?? true,
    reset: () => db.restore(fixtures(clock)),
    dispose() {
      faults.clear();
      db.close();
    },
  };
}
