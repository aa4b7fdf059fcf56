import type { Clock, ReadingUnderWay } from '@/backend/ports';
import type { Montage } from '@/backend/records';
import { asLoaded, storeMontage } from '@/backend/stored-montage';
import { openDatabase, type Database } from './db/database';
import { memoryStorage, type Storage } from './db/storage';
import type { Snapshot } from './db/schemas';
import { createCallLog, type CallLog } from './call-log';
import { realClock } from './clock';
import { findMontage, tablesOf } from './db/tables';
import { createFaults, type FaultDeclaration, type Faults } from './faults';
import type { OutsideProvider } from './identity/outside-provider';
import { seededRandom, type Random } from './random';
import { demonstration } from './seed/demonstration';

/** How long a step of the generation takes, in ms. */
export interface Pace {
  minMs: number;
  maxMs: number;
}

export interface WorldOptions {
  /** The seed of the random numbers and ids. */
  seed?: number;
  /** The seed of random faults; by default `seed`. */
  faultSeed?: number;
  clock?: Clock;
  faults?: readonly FaultDeclaration[];
  pace?: Pace;
  storage?: Storage;
  /** The initial content of the database, also after `reset()`. */
  fixtures?: (clock: Clock) => Snapshot;
  /** Montages in the database in addition to the fixtures' own. */
  montages?: readonly Montage[];
  /** Whether the server sends an `ETag` with a montage and checks `If-Match`, which the contract leaves open; by default it does. */
  entityTags?: boolean;
  /**
   * What happens if an answer violates the contract: by default the error is thrown, so that a test fails; `report`
   * answers 500 and logs the deviation on the console.
   */
  deviations?: 'throw' | 'report';
  /** Whether the identity provider hides which e-mail addresses have an account, as it does for new projects. */
  hidesAccounts?: boolean;
  /** An external identity provider, instead of the world's own. */
  identityProvider?: OutsideProvider;
  /**
   * Whether the backend also accepts unsigned tokens, as issued by the provider's emulator (anyone can write them),
   * for the user whose e-mail address they contain. For a backend that is called from outside the application.
   */
  takesUnsignedTokens?: boolean;
}

/** One backend with its whole state. Two worlds share nothing, and nothing in a world is global. */
export interface World {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly faults: Faults;
  readonly calls: CallLog;
  readonly pace: Pace;
  readonly deviations: 'throw' | 'report';
  readonly hidesAccounts: boolean;
  readonly identityProvider: OutsideProvider | undefined;
  readonly takesUnsignedTokens: boolean;
  readonly entityTags: boolean;
  /** The documents that are being read now. */
  readonly readings: Set<ReadingUnderWay>;
  /**
   * Saves a montage as another user, bypassing every fault, so that an open editor no longer has the newest version. Returns it as
   * stored.
   *
   * @throws if no montage has this id.
   */
  saveAsSomebodyElse(id: string, change: (montage: Montage) => Montage): Promise<Montage>;
  /** Back to the fixtures, including sessions. */
  reset(): Promise<void>;
  /** Aborted by `dispose()`. */
  readonly disposed: AbortSignal;
  /** Stops generations, releases held calls and the storage. */
  dispose(): void;
}

/** One hour old, so that records made by a test are newer. */
function withMontages(snapshot: Snapshot, montages: readonly Montage[], clock: Clock): Snapshot {
  const updated_time = new Date(clock.now() - 60 * 60_000).toISOString();
  const more = structuredClone(montages).map((montage) => ({ ...montage, updated_time }));
  return { ...snapshot, records: { ...snapshot.records, montages: [...snapshot.records.montages, ...more] } };
}

const savedBySomebodyElse = {
  cause: 'save',
  by: 'anna.dekker@example.com',
  owner: 'organisation:org-1',
} as const;

export async function createWorld(options: WorldOptions = {}): Promise<World> {
  const clock = options.clock ?? realClock();
  const fixtures = (at: Clock): Snapshot =>
    withMontages((options.fixtures ?? demonstration)(at), options.montages ?? [], at);
  const storage = options.storage ?? memoryStorage();
  const seed = options.seed ?? 1;
  const faults = createFaults(clock, options.faults, options.faultSeed ?? seed);
  const db = await openDatabase(storage, () => fixtures(clock));
  const disposed = new AbortController();

  return {
    db,
    clock,
    random: seededRandom(seed),
    faults,
    calls: createCallLog(clock),
    pace: options.pace ?? { minMs: 0, maxMs: 0 },
    deviations: options.deviations ?? 'throw',
    hidesAccounts: options.hidesAccounts ?? true,
    identityProvider: options.identityProvider,
    takesUnsignedTokens: options.takesUnsignedTokens ?? false,
    entityTags: options.entityTags ?? true,
    readings: new Set(),
    saveAsSomebodyElse: (id, change) =>
      db.transaction(async () => {
        const stored = findMontage(db, id);
        if (!stored) throw new Error(`No montage has the id ${id}`);
        const theirs = change(asLoaded(structuredClone(stored)));
        return asLoaded(
          await storeMontage(tablesOf(db, clock), clock, { ...theirs, id }, savedBySomebodyElse),
        );
      }),
    reset: () => db.restore(fixtures(clock)),
    disposed: disposed.signal,
    dispose() {
      disposed.abort();
      faults.clear();
      db.close();
    },
  };
}
