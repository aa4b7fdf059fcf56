import { migrationsFor } from './migrations';
import { describeMigrations } from './migrations-for-tests';
import { openPostgres } from './postgres';
import { emptyDatabase } from './postgres-for-tests';

describeMigrations('the schema of PostgreSQL', async () => {
  const { href } = await emptyDatabase();
  return (more = {}) => openPostgres(href, { ...migrationsFor('postgres'), ...more });
});
