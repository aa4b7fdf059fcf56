/**
 * Walks a running backend and says where it is not what the contract says.
 *
 * `npm run verify-backend -- --url URL --token TOKEN [--only TAG] [--report FILE]`. Exit code 0: no deviation; 1: deviations;
 * 2: it could not run, or was interrupted. The backend should be one for tests: montages, users and accounts stay.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { asJUnit } from './contract/verify/junit.ts';
import { asText } from './contract/verify/terminal.ts';
import { CannotRun, verifyBackend } from './contract/verify/verify.ts';

const usage = 'npm run verify-backend -- --url URL --token TOKEN [--only TAG] [--report FILE]';

interface Options {
  url: string;
  token: string;
  only: string | undefined;
  report: string | undefined;
}

/** @throws {CannotRun} with the usage. */
function optionsFrom(args: string[]): Options {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ args, options: { url: text, token: text, only: text, report: text } });
    const { url, token, only, report } = values;
    if (!url || !token) throw new Error('The address and a token are needed.');
    return { url, token, only, report };
  } catch (error) {
    throw new CannotRun(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** Long enough for npm, which forwards the signal that the terminal has sent to all processes. */
const sameKeyMs = 1000;

/** The first Ctrl+C ends the walk and lets it clean up; a second one ends the process. */
function interruption(): AbortSignal {
  const ending = new AbortController();
  let first = Infinity;
  const interrupt = () => {
    if (Date.now() - first > sameKeyMs) process.exit(2);
    if (ending.signal.aborted) return;
    first = Date.now();
    console.error('\nInterrupted; cleaning up. Once more to leave everything as it is.');
    ending.abort();
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  return ending.signal;
}

async function run(args: string[]): Promise<number> {
  const { report: file, ...options } = optionsFrom(args);
  const report = await verifyBackend({ ...options, signal: interruption() });
  console.log(asText(report));
  if (file !== undefined) writeFileSync(file, asJUnit(report));
  if (report.interrupted) return 2;
  return report.deviations.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof CannotRun ? error.message : error);
  process.exitCode = 2;
}
