/** Runs the project's tools as `npm run` does, from any folder. */
import { spawn, spawnSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');

const environment = (extra: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  // Disables telemetry and update notices, which would print extra lines.
  STORYBOOK_DISABLE_TELEMETRY: '1',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  ...extra,
});

/** For a process that runs in parallel with the script. */
export const toolEnvironment = (extra: Record<string, string> = {}) => ({
  cwd: root,
  env: environment(extra),
});

export interface Outcome {
  ok: boolean;
  /** Both streams, if they were captured. */
  output: string;
}

/** Prints the tool's output as it arrives. */
export function show(command: string, args: string[], extra: Record<string, string> = {}): Outcome {
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: environment(extra),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return { ok: status === 0, output: '' };
}

/** Captures the tool's output. */
export function capture(command: string, args: string[], extra: Record<string, string> = {}): Outcome {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    env: environment(extra),
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { ok: status === 0, output: `${stdout ?? ''}${stderr ?? ''}${error ? String(error) : ''}` };
}

/** Runs a tool in parallel with others. Its output goes to a file, so that parallel tools do not mix theirs. */
export function start(
  command: string,
  args: string[],
  logFile: string,
  extra: Record<string, string> = {},
): Promise<boolean> {
  const log = createWriteStream(logFile, { flags: 'a' });
  const child = spawn(command, args, { ...toolEnvironment(extra), stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  return new Promise((resolve) => {
    const finish = (ok: boolean) => log.end(() => resolve(ok));
    child.once('error', (error) => {
      log.write(`${String(error)}\n`);
      finish(false);
    });
    child.once('close', (status) => finish(status === 0));
  });
}
