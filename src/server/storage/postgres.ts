import { Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { DatabaseError, Pool, types, type ClientConfig, type PoolConfig } from 'pg';
import { StorageFailure, StorageUnavailable, type ContentChange } from '@/backend/ports';
import { migrate } from './migrate';
import { migrationsFor } from './migrations';
import { pipelinedPostgresDialect } from './postgres-dialect';
import { replaceTogether } from './replace-together';
import type { Engine, Schema } from './schema';
import { together } from './together';

const int8 = 20;

/** Of the pool, and of the connection that listens. */
export const connectionTo = (databaseUrl: string): ClientConfig => ({
  connectionString: databaseUrl,
  application_name: 'montage',
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
});

/** A statement, or a transaction that has been left alone, ends before the reader of the answer has given up. */
const limits: ClientConfig = {
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
  query_timeout: 40_000,
  types: {
    // Sizes, times and counts, all of them below 2 to the 53rd.
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === int8 ? Number : types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser,
  },
};

/**
 * Serialisation, deadlock, and constraints that another transaction's row broke: run again, the work sees that row and gives
 * the right answer.
 */
const disturbed = new Set(['40001', '40P01', '23505', '23503']);
const full = '53100';
/** Read only, timeouts of statements and locks, too many connections, shut down, starting, and all of connection (08). */
const away = /^(08...|25006|25P03|57014|55P03|53300|57P0[1-5]|28P01|28000|3D000)$/;
/** Of the connection, without a code of PostgreSQL: those of Node, and the sentences of the driver. */
const awayInNode = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOST\w+|ENET\w+|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
const awayInDriver =
  /^(Connection terminated|timeout exceeded when trying|Client has encountered|Query read timeout)/;

function failureOf(error: unknown): StorageFailure | 'again' | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (disturbed.has(code)) return 'again';
  if (code === full)
    return new StorageFailure(
      "The disk of the server's database is full. The change is not saved; tell the server's administrator.",
      { cause: error },
    );
  if (away.test(code) || awayInNode.test(code) || awayInDriver.test(error.message))
    return new StorageUnavailable("The server's database does not answer. Try again in a moment.", {
      cause: error,
    });
  return undefined;
}

function openPool(config: PoolConfig): Kysely<Schema> {
  const pool = new Pool({ ...config, pipeline: true });
  // The call that has the connection gets the error as well; without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Schema>({ dialect: pipelinedPostgresDialect(pool) });
}

/** Without the limits of time: a migration may take minutes, and another server waits for it. */
async function migrateAt(databaseUrl: string, migrations: Record<string, Migration>): Promise<void> {
  const db = openPool({ ...connectionTo(databaseUrl), max: 1 });
  try {
    await migrate(db, migrations);
  } finally {
    await db.destroy();
  }
}

/**
 * The database at an address, with one pool of connections for reading and writing. It connects again after the database has
 * been away.
 *
 * @throws {NewerDatabase}; and what the driver throws when it cannot connect.
 */
export async function openPostgres(
  databaseUrl: string,
  migrations = migrationsFor('postgres'),
): Promise<Engine> {
  await migrateAt(databaseUrl, migrations);
  const db = openPool({ ...connectionTo(databaseUrl), ...limits, max: 10 });
  return {
    kind: 'postgres',
    reading: db,
    transaction: (work) => db.transaction().execute(work),
    replaceContent: together(
      (changes: readonly ContentChange[]) => replaceTogether(db, changes),
      ({ content }) => content.id,
      (error) => error instanceof DatabaseError && !(failureOf(error) instanceof StorageFailure),
    ),
    nowMs: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
    failureOf,
    close: () => db.destroy(),
  };
}
