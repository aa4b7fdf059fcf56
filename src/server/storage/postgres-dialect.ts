import type { Socket } from 'node:net';
import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Pool, PoolClient, QueryResult as Answer } from 'pg';
import { storableText } from './storable-text';

/** More than the tables have. */
const statementsNamed = 200;

/** A write whose rows nobody asks for. */
const needsNoAnswer = ({ query }: CompiledQuery): boolean =>
  (query.kind === 'InsertQueryNode' ||
    query.kind === 'UpdateQueryNode' ||
    query.kind === 'DeleteQueryNode') &&
  query.returning === undefined;

const names = new Map<string, string>();

/** A named statement is parsed once by each connection: to parse it costs the database more than to run it. */
function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  // Lists of different lengths are different statements.
  if (names.size >= statementsNamed) return undefined;
  const name = `montage_${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * Sends statements without waiting for those before them, as the pipeline of the driver allows: most of the time of a
 * transaction is on the way to the database and back. A write without `returning` is answered by the next statement, or by the
 * commit, which throws its error: it does not say how many rows it changed.
 */
class Connection implements DatabaseConnection {
  readonly client: PoolClient;
  #isInTransaction = false;
  #isReadOnly = false;
  #isBroken = false;
  #unanswered: Promise<unknown>[] = [];

  constructor(client: PoolClient) {
    this.client = client;
  }

  /** What is sent in one turn of the event loop goes to the network at once. */
  #send(text: string, values: readonly unknown[] = []): Promise<Answer> {
    const { stream } = (this.client as unknown as { connection: { stream: Socket } }).connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    if (values.length === 0) return this.client.query(text);
    return this.client.query({ name: statementName(text), text, values: [...values] });
  }

  #sendUnanswered(text: string, values?: readonly unknown[]): void {
    const answer = this.#send(text, values);
    answer.catch(() => {});
    this.#unanswered.push(answer);
  }

  /** @throws the error of the first statement that failed: those after it only say that the transaction has failed. */
  async #answer(last: Promise<Answer>): Promise<Answer> {
    const settled = await Promise.allSettled([...this.#unanswered.splice(0), last]);
    const failed = settled.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    return last;
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isInTransaction && needsNoAnswer(compiled)) {
      this.#sendUnanswered(compiled.sql, compiled.parameters);
      return { rows: [] };
    }
    const { rows, rowCount } = await this.#answer(this.#send(compiled.sql, compiled.parameters));
    return { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) };
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncGenerator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  begin({ isolationLevel, accessMode }: TransactionSettings): void {
    this.#isInTransaction = true;
    this.#isReadOnly = accessMode === 'read only';
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : '';
    this.#sendUnanswered(`start transaction${level}${accessMode ? ` ${accessMode}` : ''}`);
  }

  async commit(): Promise<void> {
    this.#isInTransaction = false;
    if (this.#isReadOnly) {
      // What was read is known already.
      this.#send('commit').catch(() => {});
      return;
    }
    const { command } = await this.#answer(this.#send('commit'));
    if (command === 'ROLLBACK') throw new Error('The database has rolled the transaction back.');
  }

  async rollback(): Promise<void> {
    this.#isInTransaction = false;
    this.#unanswered = [];
    try {
      await this.#send('rollback');
    } catch (error) {
      this.#isBroken = true;
      throw error;
    }
  }

  release(): void {
    this.client.release(this.#isBroken);
  }
}

class PipelinedDriver implements Driver {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    return new Connection(await this.#pool.connect());
  }

  async beginTransaction(connection: Connection, settings: TransactionSettings): Promise<void> {
    connection.begin(settings);
  }

  commitTransaction(connection: Connection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: Connection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.release();
  }

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}

class Compiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    super.appendValue(storableText(value));
  }
}

/** @param pool of clients with `pipeline`. */
export const pipelinedPostgresDialect = (pool: Pool): Dialect => ({
  createDriver: () => new PipelinedDriver(pool),
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new Compiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
});
