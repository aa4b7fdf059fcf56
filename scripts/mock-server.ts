/**
 * The mock backend over HTTP, for Postman, curl, other clients and the application in production mode:
 * `npm run mock-server -- --port 4010`; `--help` says what else. It listens to this machine alone unless `--host` says so.
 *
 * Exit code 2 for options that are not understood, 1 where the server could not start.
 */
import './mock-server/sources.ts';

// After the sources can be found, and therefore not by statement.
const { optionsFrom, usage, UsageError } = await import('./mock-server/options.ts');
const { greetingOf } = await import('./mock-server/greeting.ts');
const { StartFailure } = await import('./mock-server/start-failure.ts');

async function run(): Promise<void> {
  const options = optionsFrom(process.argv.slice(2));
  if (options === 'help') {
    console.log(usage);
    return;
  }
  // Most of the code, and not needed for an answer about the options.
  const { startMockServer } = await import('./mock-server/start.ts');
  const server = await startMockServer(options);
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      // Sleeping parts of the world, such as a delayed answer, have no caller left.
      void server.close().then(() => process.exit(0));
    });
  }
  console.log(greetingOf(server, options.data));
}

try {
  await run();
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  } else {
    console.error(error instanceof StartFailure ? error.message : error);
    process.exitCode = 1;
  }
}
