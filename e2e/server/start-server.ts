import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { serverPage } from '../../scripts/build-journeys.ts';

const root = join(import.meta.dirname, '../..');

export interface RunningServer {
  url: string;
  /** Ends it as a deployment would, and resolves when it has ended. */
  stop(): Promise<void>;
}

async function endOf(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

/**
 * Starts the built server in trial mode on a free port, with its data in the folder, or in PostgreSQL if `TEST_POSTGRES_URL`
 * is set (`npm run test:server`).
 */
export async function startServer(folder: string): Promise<RunningServer> {
  const { TEST_POSTGRES_URL: databaseUrl } = process.env;
  const server = spawn(process.execPath, [join(root, 'dist-server/main.js')], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      MONTAGE_DATA: folder,
      MONTAGE_PAGE: join(root, serverPage),
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  for await (const line of createInterface({ input: server.stdout })) {
    lines.push(line);
    const { url } = JSON.parse(line) as { url?: string };
    if (url === undefined) continue;
    // An unread pipe would fill and stop the server.
    server.stdout.resume();
    return { url, stop: () => endOf(server) };
  }
  throw new Error(`The server ended before it listened:\n${lines.join('\n')}`);
}
