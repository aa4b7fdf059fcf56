import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { nodeFlags } from './node-flags.ts';

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Ends it at once, as a loss of power would. */
  kill(): Promise<void>;
  /** Stops it as an administrator would. @returns its exit code. */
  stop(): Promise<number | null>;
}

export interface ServerProcessOptions {
  port: number;
  settings: Record<string, string>;
  /** Where its log is appended. */
  log: string;
}

const main = join(root, 'src/server/main.ts');
const sources = join(root, 'scripts/mock-server/sources.ts');

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', (code) => resolve(code));
  });

/** The server from its sources, as a process. Does not wait until it answers. */
export function startServerProcess({ port, settings, log }: ServerProcessOptions): ServerProcess {
  const child = spawn(process.execPath, [...nodeFlags, '--import', sources, main], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      PORT: String(port),
      MONTAGE_CALLS_PER_MINUTE: '0',
      MONTAGE_LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A script that fails leaves no server behind.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => appendFileSync(log, text));
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    async kill() {
      kill();
      await ended(child);
    },
    stop() {
      child.kill('SIGTERM');
      return ended(child);
    },
  };
}

/** @throws when the server does not answer in time. */
export async function untilReady({ url }: Pick<ServerProcess, 'url'>, withinMs = 60_000): Promise<void> {
  const until = Date.now() + withinMs;
  for (;;) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > until)
      throw new Error(`The server at ${url} did not start within ${withinMs / 1_000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
