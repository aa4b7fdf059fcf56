/** Runs the project's tools as `npm run` does, whoever starts the script and from wherever. */
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');

const environment = (extra: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  // Tools that would report home or ask for an update print lines that are none of ours.
  STORYBOOK_DISABLE_TELEMETRY: '1',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  ...extra,
});

/** For what has to run beside the script, and not before it. */
export const toolEnvironment = (extra: Record<string, string> = {}) => ({
  cwd: root,
  env: environment(extra),
});

export interface Outcome {
  ok: boolean;
  /** Both streams, when they were captured. */
  output: string;
}

/** With its output before the person's eyes. */
export function show(command: string, args: string[], extra: Record<string, string> = {}): Outcome {
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: environment(extra),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return { ok: status === 0, output: '' };
}

/** With its output kept for whoever asks. */
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
