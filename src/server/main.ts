/**
 * The server: `npm run server`. Its settings are in the environment (docs/deployment.md); `backup FILE` and `restore FILE` copy
 * the SQLite database instead of starting.
 *
 * Exit code 2 for wrong settings or arguments, 1 when the server could not start or stop cleanly.
 */
import { openLog } from './http/log';
import { settingsFrom, WrongSettings, type Settings } from './settings';
import { startServer } from './start-server';

/** How long requests may take to end after a signal; what starts processes allows 30 s before it kills them. */
const stopWithinMs = 25_000;

const usage = 'Usage: npm run server [-- backup FILE | restore FILE]';

function readSettings(): Settings {
  try {
    return settingsFrom(process.env);
  } catch (error) {
    if (!(error instanceof WrongSettings)) throw error;
    for (const sentence of error.sentences) console.error(sentence);
    process.exit(2);
  }
}

async function serve(settings: Settings): Promise<void> {
  const log = openLog(settings.logLevel);
  const server = await startServer(settings, log);
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) {
        log.warn(`${signal} again: the server ends at once`);
        process.exit(1);
      }
      isStopping = true;
      log.info(`${signal}: the server stops`);
      server.stop(stopWithinMs).then(
        () => process.exit(0),
        (err: unknown) => {
          log.error({ err }, 'The server did not stop cleanly');
          process.exit(1);
        },
      );
    });
  }
}

async function copyDatabase(direction: 'backup' | 'restore', file: string): Promise<void> {
  const { databaseUrl, dataFolder: folder } = readSettings();
  if (databaseUrl !== undefined) {
    console.error(
      `${direction} is for SQLite. Use pg_dump and pg_restore for PostgreSQL (docs/deployment.md).`,
    );
    process.exit(2);
  }
  const { backUp, restore } = await import('./storage/backup');
  await (direction === 'backup' ? backUp : restore)({ folder, file });
}

const [command, file, ...more] = process.argv.slice(2);
try {
  if (command === undefined) await serve(readSettings());
  else if ((command === 'backup' || command === 'restore') && file !== undefined && more.length === 0)
    await copyDatabase(command, file);
  else {
    console.error(usage);
    process.exitCode = 2;
  }
} catch (error) {
  // A sentence for the administrator; the stack of anything else is in the log or follows here.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
