import type { GenerationEvent } from '@/api/generated/zod/montageAPI.schemas.zod';
import type { GenerationInput } from '@/documents/state';
import type { Waiting } from '@/documents/in-worker/recognise-one';
import type { Correction } from '@/documents/understanding/corrections/corrections';
import type { ReadFacts } from '@/documents/understanding/read-documents';
import type { RecogniseOptions } from '@/documents/understanding/recognise-document';
import type {
  DocumentRecognition,
  Montage as GeneratedMontage,
  MontageFolder,
  MontageSort,
  MontageStatus,
} from '@/api/generated/model';
import type {
  AuditEntry,
  DocumentSet,
  Montage,
  StoredEvent,
  StoredGeneration,
  StoredLayout,
  StoredMontage,
  StoredOrganisation,
  StoredUser,
  StoredVersion,
  VersionSummary,
} from './records';

/** What the operations need of their host: a browser's demonstration, a test, a server. */
export interface Ports {
  readonly store: Store;
  readonly files: Files;
  readonly identity: Identity;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly generation: Generation;
  readonly jobs: Jobs;
  /**
   * The documents that are being read now; a host begins with an empty set and leaves it to the operations. One is added again
   * whenever it changes.
   */
  readonly readings: Set<ReadingUnderWay>;
  /** Whether montages have an `ETag`, and `If-Match` is compared. The contract leaves it open. */
  readonly entityTags: boolean;
  /**
   * Whether answers are validated against the contract before they are stored and sent, as tests want it. A server leaves it out:
   * what it stores was validated when it came, and `verify-backend` holds its answers to the contract from outside.
   */
  readonly checksAnswers: boolean;
  /**
   * Called with each fault of the server itself: an answer that does not fit the contract, a generation that failed. What it
   * throws ends the call; a test throws a `ContractDeviation`, a server writes a log.
   */
  reportDefect(error: unknown): void;
}

export interface Store {
  /** Reads a consistent state, in which nothing changes until the work is done. Not within another `read` or `transaction`. */
  read<T>(work: (tables: Tables) => Promise<T>): Promise<T>;
  /** As `read`, for one look-up, which is consistent by itself. */
  readOne<T>(work: (tables: Tables) => Promise<T>): Promise<T>;
  /**
   * As `read`, with writes: all of them are stored when it resolves, none of them when it rejects.
   *
   * @throws {StorageFailure} when the store cannot keep the writes; and what the work throws.
   */
  transaction<T>(work: (tables: Tables) => Promise<T>): Promise<T>;
  /**
   * Stores a save in one step, if the store has a quicker way than a transaction. Undefined when it has stored nothing: the
   * montage is not there, belongs to somebody else, is in the bin, or has another version by now. A transaction finds out which.
   *
   * @throws {StorageFailure} as above.
   */
  replaceContent?(change: ContentChange): Promise<ReplacedContent | undefined>;
}

/** What a save changes of a montage that exists, with its note in the audit. */
export interface ContentChange {
  /** Without `sources` and `generation_report`, which stay. */
  content: Montage;
  /** As `ownersOf` in `ownership.ts` gives them for a caller. */
  owners: readonly string[];
  /** The version that may be replaced; undefined for any. */
  over: { revision: number; updatedMs: number } | undefined;
  note: AuditEntry;
}

export interface ReplacedContent {
  /** Of the version that is stored now. */
  revision: number;
  /** What stayed of the version before. */
  kept: Pick<Montage, 'sources' | 'generation_report'>;
}

/** The tables within one `read` or `transaction`. */
export interface Tables {
  montages: Pick<Table<StoredMontage>, 'find'> & {
    /** Stores it as the newest version, whose number is its `revision`. Earlier versions stay. */
    put(montage: StoredMontage): Promise<void>;
    /**
     * Those of the given owners and those without one, by default newest first by `updated_time`; of equal times, the last
     * stored first. Rows without the value that is sorted by come last.
     */
    list(query: MontageQuery): Promise<{ total: number; montages: MontageSummary[] }>;
    /** Changes nothing else. Does nothing when there is no such montage. */
    move(id: string, folder: MontageFolder): Promise<void>;
    /** The ids of montages without figures, at most `take`: of the owners; or of everyone, by id, those after the given one. */
    withoutFigures(
      query: ({ owners: readonly string[] } | { after: string }) & { take: number },
    ): Promise<string[]>;
    /** Does nothing when the montage has another revision by now. */
    setFigures(id: string, revision: number, figures: MontageFigures): Promise<void>;
  };
  versions: {
    /** The versions that are kept of a montage, by their number, highest first. */
    newest(montageId: string, page: Page): Promise<{ total: number; versions: VersionSummary[] }>;
    find(montageId: string, number: number): Promise<StoredVersion | undefined>;
    /** Does nothing when there is no such version. */
    setName(montageId: string, number: number, name: string | null): Promise<void>;
  };
  generations: GenerationTable;
  documentSets: Pick<Table<DocumentSet>, 'find' | 'put'>;
  layouts: Omit<Table<StoredLayout>, 'all'> & {
    ofOrganisation(organisationId: string): Promise<StoredLayout[]>;
  };
  users: Omit<Table<StoredUser>, 'remove'> & {
    /** @param email in lower case, as it is stored. */
    findByEmail(email: string): Promise<StoredUser | undefined>;
    countIn(organisationId: string): Promise<number>;
  };
  organisations: Table<StoredOrganisation> & {
    /** Whatever the case of its letters. */
    findByName(name: string): Promise<StoredOrganisation | undefined>;
  };
  audit: { add(entry: AuditEntry): Promise<void> };
}

export interface Page {
  skip: number;
  take: number;
}

/** Which montages, and in what order. All conditions hold together; a text is folded by `montage-head.ts`. */
export interface MontageQuery extends Page {
  /** As `ownersOf` in `ownership.ts` gives them for a caller. */
  owners: readonly string[];
  /** By default `current`. */
  folder?: MontageFolder;
  /** Each occurs in the montage's `searchText`. */
  words?: readonly string[];
  /** Occurs in the montage's `fieldText`. */
  field?: string;
  status?: MontageStatus;
  changedFromMs?: number;
  changedBeforeMs?: number;
  /** Whether there is an error or a warning; a montage without figures has neither answer. */
  hasFindings?: boolean;
  sort?: MontageSort;
  ascending?: boolean;
}

/**
 * The jobs. A lease is counted by the store's own clock, so that processes whose clocks differ agree on it; a job whose lease
 * has ended is free to be claimed again.
 */
export interface GenerationTable extends Pick<Table<StoredGeneration>, 'find' | 'put'> {
  /** The last one that was started for a document set. */
  latestOf(documentId: string): Promise<StoredGeneration | undefined>;
  /**
   * Takes the oldest free job, `waiting` or `running` with an ended lease, for a runner: it is stored as `running`, with one
   * more attempt. Two callers never get the same one.
   */
  claim(runner: string, leaseMs: number): Promise<StoredGeneration | undefined>;
  /** Whether the runner still had the job, and has it for another lease. */
  renew(id: string, runner: string, leaseMs: number): Promise<boolean>;
  /** Ends the lease at once, so that another runner can claim the job. Does nothing if the runner has it no longer. */
  release(id: string, runner: string): Promise<void>;
  /** Appends an event, as number `event.number`. */
  addEvent(id: string, event: StoredEvent): Promise<void>;
  /** In their order. */
  eventsAfter(id: string, number: number): Promise<StoredEvent[]>;
}

export type MontageSummary = Pick<StoredMontage, 'id' | 'updated_time'> & {
  top_line_item: Pick<
    NonNullable<StoredMontage['top_line_item']>,
    'well_name' | 'field_name' | 'field_code'
  > | null;
  status: MontageStatus | null;
  changed_by: string | null;
  folder: MontageFolder;
  /** Null until they are computed for the newest version. */
  figures: MontageFigures | null;
};

/** What the list shows of a montage's content. */
export interface MontageFigures {
  /** Along hole below drill floor, m. */
  total_depth: number | null;
  errors: number;
  warnings: number;
}

/** Records are values: a change is a `put` of another record with the same id. */
export interface Table<Stored extends { id: string }> {
  all(): Promise<Stored[]>;
  find(id: string): Promise<Stored | undefined>;
  /** Inserts, or replaces the record with this id. */
  put(record: Stored): Promise<void>;
  /** Does nothing when there is no such record. */
  remove(id: string): Promise<void>;
}

/** The store could not keep a write. The message is a sentence for the user and says what to do. */
export class StorageFailure extends Error {
  override name: string = 'StorageFailure';
}

/** As above, and the same call may succeed in a moment: it is answered with 503. */
export class StorageUnavailable extends StorageFailure {
  override name = 'StorageUnavailable';
}

/** The content of uploaded documents. */
export interface Files {
  /**
   * Outside of a transaction, because it may take long. The content is durable when it resolves; the transaction that refers to
   * it follows. A blob, so that a host can copy 50 MB without holding them.
   *
   * @throws {StorageFailure} when the store cannot keep it.
   */
  put(key: string, content: Blob): Promise<void>;
  /** Of what no record refers to. Does nothing for a key without content. */
  remove(key: string): Promise<void>;
  /** @throws when there are no bytes with this key. */
  get(key: string): Promise<Uint8Array<ArrayBuffer>>;
}

export interface Identity {
  /**
   * The email address, in lower case, of the user whose valid token this is; undefined for any other token.
   *
   * @throws {IdentityFailure} `unreachable` when the token cannot be judged now: a 401 would sign its user out.
   */
  emailOf(token: string): Promise<string | undefined>;
  /**
   * Null when the address has an account already. Not within a transaction, because a host may ask a provider.
   *
   * @throws {IdentityFailure} of any reason.
   */
  createAccount(email: string, password: string): Promise<{ id: string; email: string } | null>;
}

/** The identity provider did not do what it was asked. The message is a sentence for the user. */
export class IdentityFailure extends Error {
  override name = 'IdentityFailure';
  readonly reason: 'unreachable' | 'account refused' | 'not offered';

  constructor(reason: IdentityFailure['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after the given time, or early when the signal is aborted; it never rejects. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export interface Ids {
  /** A new id of lower-case hexadecimal digits, by default 12. */
  id(digits?: number): string;
}

/** A document that is being read. */
export interface ReadingUnderWay {
  email: string | undefined;
  document: string;
  /** Scanned pages; 0 before the first page is started. */
  done: number;
  of: number;
  /** When the first page was started and the last one finished, in ms. */
  startedAt: number;
  doneAt: number;
}

/** The messages about generations between the processes of a backend; the embedded backend has one, the page. */
export interface Jobs {
  /** This process as a runner, different from every other one that ever ran. */
  readonly runner: string;
  /** How long a runner has a job without renewing it, ms. */
  readonly leaseMs: number;
  /** Wakes the runners of all processes for a waiting job. In this process it starts `runJobs` of `generation/run-jobs.ts`. */
  jobWaits(): void;
  /** Announces a new event or a stop to all processes. Call it after the transaction that stored the change. */
  generationChanged(id: string): void;
  /**
   * Resolves when the generation has changed since this was called, after `ms` at the latest. It never rejects. It may resolve
   * early; the caller looks again.
   */
  nextChange(id: string, ms: number): Promise<void>;
}

/** What a montage is generated from. */
export interface MontageInput extends Omit<GenerationInput, 'newId' | 'readDocuments'> {
  /** Called with how the documents were read; the generation goes on when it resolves, and ends with its error. */
  onRead(read: Pick<ReadFacts, 'documents' | 'questions'>): Promise<void>;
}

/** The document engine, `src/documents`. A host decides where it runs and when it is loaded. */
export interface Generation {
  /**
   * As `generateMontage` of `src/documents/generate.ts`, which does not throw; ends early when the signal is aborted. The facts
   * of the documents are large and stay where the engine runs.
   */
  generateMontage(
    input: MontageInput,
    signal: AbortSignal,
  ): AsyncGenerator<GenerationEvent, GeneratedMontage | null>;
  /** What one document holds. Rejects when `waiting.signal` is aborted, and never for a bad document. */
  recogniseDocument(
    name: string,
    bytes: Uint8Array,
    options: RecogniseOptions,
    waiting: Waiting,
  ): Promise<DocumentRecognition>;
  /** Those corrections that also hold for other documents of the same layout. */
  layoutCorrections(corrections: readonly Correction[]): Promise<Correction[]>;
}
