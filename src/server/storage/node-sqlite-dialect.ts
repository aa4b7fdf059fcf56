import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { beginImmediate } from './begin-immediate';
import { storableText } from './storable-text';

/** More texts of statements than the tables have. */
const statementsKept = 200;

export interface NodeSqliteOptions {
  open: () => DatabaseSync;
  /** One for writing, because SQLite has one writer; several for reading. */
  connections: number;
}

class Connection implements DatabaseConnection {
  readonly db: DatabaseSync;
  readonly #statements = new Map<string, { statement: StatementSync; reads: boolean }>();

  constructor(db: DatabaseSync) {
    this.db = db;
  }

  #prepared(text: string) {
    const known = this.#statements.get(text);
    if (known) return known;
    if (this.#statements.size >= statementsKept) this.#statements.clear();
    const statement = this.db.prepare(text);
    const prepared = { statement, reads: statement.columns().length > 0 };
    this.#statements.set(text, prepared);
    return prepared;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { statement, reads } = this.#prepared(sql);
    const values = parameters as readonly SQLInputValue[];
    if (reads) return { rows: statement.all(...values) as R[] };
    const { changes } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncGenerator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }
}

class NodeSqliteDriver implements Driver {
  readonly #options: NodeSqliteOptions;
  readonly #all: Connection[] = [];
  readonly #free: Connection[] = [];
  readonly #waiting: ((connection: Connection) => void)[] = [];

  constructor(options: NodeSqliteOptions) {
    this.#options = options;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    const free = this.#free.pop();
    if (free) return free;
    if (this.#all.length >= this.#options.connections)
      return new Promise((resolve) => this.#waiting.push(resolve));
    const connection = new Connection(this.#options.open());
    this.#all.push(connection);
    return connection;
  }

  async releaseConnection(connection: Connection): Promise<void> {
    const next = this.#waiting.shift();
    if (next) next(connection);
    else this.#free.push(connection);
  }

  async beginTransaction({ db }: Connection, { accessMode }: TransactionSettings): Promise<void> {
    if (accessMode === 'read only') db.exec('begin');
    else await beginImmediate(db);
  }

  async commitTransaction({ db }: Connection): Promise<void> {
    db.exec('commit');
  }

  /** A full disk has ended the transaction already. */
  async rollbackTransaction({ db }: Connection): Promise<void> {
    if (db.isTransaction) db.exec('rollback');
  }

  async destroy(): Promise<void> {
    for (const { db } of this.#all.splice(0)) db.close();
  }
}

class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
  /** SQLite undoes a `create table` like any other change. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class Compiler extends SqliteQueryCompiler {
  protected override appendValue(value: unknown): void {
    super.appendValue(storableText(value));
  }
}

/** SQLite as Node has it. */
export const nodeSqliteDialect = (options: NodeSqliteOptions): Dialect => ({
  createDriver: () => new NodeSqliteDriver(options),
  createAdapter: () => new Adapter(),
  createQueryCompiler: () => new Compiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});
