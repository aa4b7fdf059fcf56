import type { Generated, Kysely, RawBuilder, Transaction } from 'kysely';
import type { StorageFailure, Store } from '@/backend/ports';

/** The tables, in SQLite and PostgreSQL alike. Columns that end in `_ms` are milliseconds since 1970. */
export interface Schema {
  organisations: {
    id: string;
    name: string | null;
    /** The name in lower case; unique. */
    name_key: string | null;
    created_time: string | null;
  };
  users: {
    id: string;
    email: string | null;
    /** The address in lower case; unique. */
    email_key: string | null;
    organisation_id: string | null;
    /** JSON */
    component_access: string;
  };
  layouts: {
    id: string;
    organisation_id: string;
    /** JSON of the whole layout. */
    layout: string;
  };
  montages: {
    id: string;
    /** Empty for a montage without an owner. */
    owner: string;
    updated_ms: number;
    /** The newest version's `versions.sequence`: a later save has a higher one. */
    newest: number;
    /** JSON of the three values that a list shows; null for a montage without a top line. */
    top_line: string | null;
    /** `current`, `archive` or `bin` */
    folder: string;
    /** The next four are folded texts: `montage-head.ts` of the backend. */
    name_key: string | null;
    field_key: string | null;
    search_text: string;
    field_text: string;
    status: string | null;
    changed_by: string | null;
    /** Along hole below drill floor, m. */
    total_depth: number | null;
    /** These two are null until the figures of the newest version are computed. */
    errors: number | null;
    warnings: number | null;
    /** JSON of the newest version's `sources` and `generation_report`, which a save keeps; null where it has neither. */
    origin: string | null;
  };
  /** How many montages each owner has in the folder `current`: to count 100,000 rows takes a thousand times as long as to read a page of them. */
  montage_counts: {
    owner: string;
    montages: number;
  };
  versions: {
    sequence: Generated<number>;
    montage_id: string;
    number: number;
    saved_time: string;
    saved_by: string | null;
    cause: string | null;
    name: string | null;
    /** JSON in the load shape. */
    montage: string;
  };
  document_sets: {
    id: string;
    uploaded_time: string;
    /** JSON */
    files: string;
  };
  files: {
    key: string;
    /** Bytes; null until all of them are stored. */
    size: number | null;
    stored_ms: number;
    /** The set that refers to it; null until there is one. */
    document_set_id: string | null;
  };
  file_parts: {
    file_key: string;
    /** From 0. */
    part: number;
    bytes: Uint8Array;
  };
  generations: {
    /** The order in which they were started. */
    sequence: Generated<number>;
    id: string;
    document_id: string;
    started_by: string;
    organisation_id: string | null;
    drill_floor_m: number | null;
    /** 1 or 0 */
    vertical: number;
    started_time: string;
    state: string;
    runner: string | null;
    attempts: number;
    lease_until_ms: number;
  };
  generation_events: {
    generation_id: string;
    number: number;
    /** JSON */
    event: string;
  };
  audit: {
    sequence: Generated<number>;
    time: string;
    person: string;
    operation: string;
    subject: string;
  };
}

export type Db = Kysely<Schema> | Transaction<Schema>;

/** SQLite or PostgreSQL: everything in which they differ. */
export interface Engine {
  readonly kind: 'sqlite' | 'postgres';
  readonly reading: Kysely<Schema>;
  /** All of it is stored when it resolves, none of it when it rejects. The work may run more than once. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
  replaceContent: NonNullable<Store['replaceContent']>;
  /** The database's own clock. */
  readonly nowMs: RawBuilder<number>;
  /** `again` for a transaction that another one disturbed; undefined for an error of the caller's. */
  failureOf(error: unknown): StorageFailure | 'again' | undefined;
  close(): Promise<void>;
}
