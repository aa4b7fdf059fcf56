/**
 * The server: `npm run server`. Its settings are in the environment (docs/deployment.md).
 *
 * Exit code 2 for wrong settings, 1 when the server could not start or stop cleanly.
 */
import { openLog } from './http/log';
import { settingsFrom, WrongSettings, type Settings } from './settings';
import { startServer } from './start-server';

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

try {
  await serve(readSettings());
} catch (error) {
  // A sentence for the administrator; the stack of anything else is in the log or follows here.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
