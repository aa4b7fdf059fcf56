import type { GenerationEvent } from '@/api/generated/zod/montageAPI.schemas.zod';
import type { GenerationInput } from '@/documents/state';
import type { Waiting } from '@/documents/in-worker/recognise-one';
import type { Correction } from '@/documents/understanding/corrections';
import type { ReadFacts } from '@/documents/understanding/read-documents';
import type { RecogniseOptions } from '@/documents/understanding/recognise-document';
import type { DocumentRecognition, Montage as GeneratedMontage } from '@/api/generated/model';
import type { DocumentSet, StoredLayout, StoredMontage, StoredOrganisation, StoredUser } from './records';

/** What the operations need of their host: a browser's demonstration, a test, a server. */
export interface Ports {
  readonly store: Store;
  readonly files: Files;
  readonly identity: Identity;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly generation: Generation;
  /** The documents that are being read now; a host begins with an empty set and leaves it to the operations. */
  readonly readings: Set<ReadingUnderWay>;
  /** Whether montages have an `ETag`, and `If-Match` is compared. The contract leaves it open. */
  readonly entityTags: boolean;
  /**
   * Called with each fault of the server itself: an answer that does not fit the contract, a generation that failed. What it
   * throws ends the call; a test throws a `ContractDeviation`, a server writes a log.
   */
  reportDefect(error: unknown): void;
}

export interface Store {
  /** Reads a consistent state, in which nothing changes until the work is done. Not within another `read` or `transaction`. */
  read<T>(work: (tables: Tables) => Promise<T>): Promise<T>;
  /**
   * As `read`, with writes: all of them are stored when it resolves, none of them when it rejects.
   *
   * @throws {StorageFailure} when the store cannot keep the writes; and what the work throws.
   */
  transaction<T>(work: (tables: Tables) => Promise<T>): Promise<T>;
}

/** The tables within one `read` or `transaction`. */
export interface Tables {
  montages: Pick<Table<StoredMontage>, 'find' | 'put'> & {
    /** Newest first by `updated_time`; of equal times, the last stored first. */
    newest(page: { skip: number; take: number }): Promise<{ total: number; montages: MontageSummary[] }>;
  };
  documentSets: Pick<Table<DocumentSet>, 'find' | 'put'>;
  layouts: Omit<Table<StoredLayout>, 'all'> & {
    ofOrganisation(organisationId: string): Promise<StoredLayout[]>;
  };
  users: Omit<Table<StoredUser>, 'remove'> & {
    /** @param email in lower case, as it is stored. */
    findByEmail(email: string): Promise<StoredUser | undefined>;
    countIn(organisationId: string): Promise<number>;
  };
  organisations: Table<StoredOrganisation>;
}

export type MontageSummary = Pick<StoredMontage, 'id' | 'updated_time' | 'top_line_item'>;

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
  override name = 'StorageFailure';
}

/** The content of uploaded documents. */
export interface Files {
  /**
   * Within a transaction: the content is readable once that has committed. A transaction that fails may leave it unused. A
   * blob, so that a host can copy 50 MB without holding them.
   */
  put(key: string, content: Blob): Promise<void>;
  /** @throws when there are no bytes with this key. */
  get(key: string): Promise<Uint8Array<ArrayBuffer>>;
}

export interface Identity {
  /** The e-mail address, in lower case, of the user whose valid token this is; undefined for any other token. */
  emailOf(token: string): Promise<string | undefined>;
  /** Within a transaction. Null when the address has an account already. */
  createAccount(email: string, password: string): Promise<{ id: string; email: string } | null>;
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

/** The document engine, `src/documents`. A host decides where it runs and when it is loaded. */
export interface Generation {
  /** As `generateMontage` of `src/documents/generate.ts`; ends early when the signal is aborted. */
  generateMontage(
    input: GenerationInput,
    signal: AbortSignal,
  ): AsyncGenerator<GenerationEvent, GeneratedMontage | null>;
  readDocuments(documents: GenerationInput['documents'], signal: AbortSignal): Promise<ReadFacts>;
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
