import type { AskLanguageModel } from './prose/open-prose';
import type { Files, Generation, Jobs, Ports, Store } from '@/backend/ports';

/** The parts of the server, which `main.ts` opens in this order and puts together. Each has a folder of its own. */

export interface StorageOptions {
  /** A `postgres://` address; without one, SQLite in the folder. */
  databaseUrl: string | undefined;
  /** Of the SQLite database. Made if it does not exist. */
  folder: string;
}

/** The database: `openStorage` in `storage/open-storage.ts`. */
export interface ServerStorage {
  readonly store: Store;
  readonly files: Files;
  /**
   * Sends a text of up to 4,000 bytes to every process on this database, this one included, and does not wait. On SQLite to
   * this process alone: other processes look at the tables from time to time. A message can be lost with the connection.
   */
  send(message: string): void;
  /** Returns the function that ends the listening. */
  onMessage(listener: (message: string) => void): () => void;
  /** Rejects when the database cannot be reached. */
  ping(): Promise<void>;
  /** Removes uploaded bytes older than a day that no document set refers to. */
  sweep(): Promise<void>;
  /** After the last call has its answer. */
  close(): Promise<void>;
}

export interface EngineOptions {
  /** The most threads that read documents with text; half as many, at least one, recognise scans. */
  workers: number;
  /** The heap of one thread, MB. The documents' own bytes and the recognition of scans are outside of it. */
  memoryMb: number;
  /** The longest time that a document takes without reporting a page, ms. */
  timeLimitMs: number;
  /** Asked for values in sentences that the reader could not use; undefined without a language model. */
  askModel?: AskLanguageModel | undefined;
}

/** The document engine in worker threads: `openEngine` in `engine/open-engine.ts`. */
export interface ServerEngine {
  generation: Generation;
  /** Ends the threads; what they do rejects with an `AbortError`. */
  close(): Promise<void>;
}

/** Claims jobs and runs them: `openJobs` in `jobs/open-jobs.ts`. */
export interface ServerJobs {
  jobs: Jobs;
  start(ports: Ports): void;
  /** The generations that this process runs now. */
  figures(): { running: number };
  /** Gives the leases back, so that another process can go on at once. */
  stop(): Promise<void>;
}
