import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Schema } from './schema';

/** The database's schema has migrations that this server does not know. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase';
}

/** The names of migrations that have run and are not among the known ones. */
async function unknownMigrations(db: Kysely<Schema>, known: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !known.includes(name));
}

/**
 * Brings a database to this server's schema, in one transaction. Two servers that start at once run each migration once.
 *
 * @throws {NewerDatabase} and leaves it as it is.
 * @throws what a migration throws; nothing of it is left.
 */
export async function migrate(db: Kysely<Schema>, migrations: Record<string, Migration>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const unknown = await unknownMigrations(db, Object.keys(migrations)).catch(() => []);
  if (unknown.length === 0) throw error;
  throw new NewerDatabase(
    `The database was used by a newer version of the server (${unknown.join(', ')}). Start that version or a later one.`,
  );
}
