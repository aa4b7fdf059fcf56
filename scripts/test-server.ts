/**
 * `npm run test:server`: the server on PostgreSQL, for which a PostgreSQL of its own is started (Debian's package is installed
 * where it is missing). `npm test` tests it on SQLite.
 */
import { startPostgres } from './postgres.ts';
import { root, show } from './run.ts';

process.chdir(root);
const postgres = await startPostgres({ durable: false });
try {
  const { ok } = show('vitest', ['run', '--project', 'postgres', ...process.argv.slice(2)], {
    TEST_POSTGRES_URL: postgres.url,
  });
  if (!ok) process.exitCode = 1;
} finally {
  await postgres.stop();
}
