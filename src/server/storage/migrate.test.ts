import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { openStorage } from './open-storage';
import { migrationsFor } from './migrations';
import { describeMigrations } from './migrations-for-tests';
import { testFolder } from './folder-for-tests';
import { openSqlite, sqliteFile } from './sqlite';

describeMigrations('the schema of SQLite', async () => {
  const folder = await testFolder();
  return (more = {}) => openSqlite(folder, { ...migrationsFor('sqlite'), ...more });
});

describe('a new database', () => {
  it('is written ahead and to the disk', async () => {
    const folder = await testFolder();
    const storage = await openStorage({ databaseUrl: undefined, folder });
    const file = new DatabaseSync(sqliteFile(folder));
    expect(file.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
    file.close();
    await storage.close();
  });
});
