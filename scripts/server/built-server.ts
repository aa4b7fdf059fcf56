import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { serverPage } from '../build-journeys.ts';
import { root } from '../run.ts';
import { nodeFlags } from './node-flags.ts';

export interface BuiltServer {
  url: string;
  /** Ends it as a deployment would, and resolves when it has ended. */
  stop(): Promise<void>;
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

/**
 * Starts the built server (`node scripts/build-journeys.ts --server`) in trial mode, on a free port of this machine.
 *
 * @param folder for its data.
 * @param settings in addition, such as `DATABASE_URL`.
 * @throws the server's own lines if it ends before it listens.
 */
export async function startBuiltServer(
  folder: string,
  settings: Record<string, string> = {},
): Promise<BuiltServer> {
  const server = spawn(process.execPath, [...nodeFlags, join(root, 'dist-server/main.js')], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      MONTAGE_DATA: folder,
      MONTAGE_PAGE: join(root, serverPage),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: server.stdout });
  const said: string[] = [];
  return new Promise((resolve, reject) => {
    // Every line is read: a full pipe would stop the server.
    lines.on('line', (line) => {
      const { url } = JSON.parse(line) as { url?: string };
      if (url === undefined) said.push(line);
      else resolve({ url, stop: () => end(server) });
    });
    server.once('exit', () => reject(new Error(`The server ended before it listened:\n${said.join('\n')}`)));
  });
}

/** A token of one of the trial's accounts. */
export async function tokenOf(url: string, email: string): Promise<string> {
  const answer = await fetch(
    `${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=trial`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'montage-demo', returnSecureToken: true }),
    },
  );
  return ((await answer.json()) as { idToken: string }).idToken;
}
