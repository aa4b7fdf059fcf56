/**
 * The server: `npm run server`. Its settings are in the environment (docs/deployment.md); `backup FILE` and `restore FILE` copy
 * the SQLite database instead of starting.
 *
 * Exit code 2 for wrong settings or arguments, 1 when the server could not start or stop cleanly.
 */
import { openLog } from './http/log';
import { settingsFrom, WrongSettings, type Settings } from './settings';
import { startServer } from './start-server';
import { isBackupCommand, runBackupCommand } from './storage/backup-command';

/** How long requests may take to end after a signal; what starts processes allows 30 s before it kills them. */
const stopWithinMs = 25_000;

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

async function copyDatabase(args: readonly string[]): Promise<void> {
  const { databaseUrl, dataFolder: folder } = readSettings();
  const isDone = await runBackupCommand(args, { databaseUrl, folder }, (line) => console.log(line));
  process.exitCode = isDone ? 0 : 1;
}

const args = process.argv.slice(2);
try {
  if (isBackupCommand(args)) await copyDatabase(args);
  else if (args.length === 0) await serve(readSettings());
  else {
    console.error('Usage: npm run server [-- backup FILE | restore FILE]');
    process.exitCode = 2;
  }
} catch (error) {
  // A sentence for the administrator; the stack of anything else is in the log or follows here.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
