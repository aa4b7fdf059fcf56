import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerStorage } from '@/server/parts';
import { openStorage } from '@/server/storage/open-storage';
import { sqliteFile } from '@/server/storage/sqlite';
import { freePorts } from '../../free-ports.ts';
import { startPostgres } from '../../postgres.ts';
import { startLocalIssuer } from '../../server/local-issuer.ts';
import { storePeople } from '../../server/people.ts';
import { startServerProcess, untilReady, type ServerProcess } from '../../server/server-process.ts';

export type DatabaseKind = 'SQLite' | 'PostgreSQL';
export const owner = 'organisation:org-1';
const person = 'ana@example.com';

/** The server and the bare one, on one database. */
export interface Setting {
  storage: ServerStorage;
  server: ServerProcess;
  bareUrl: string;
  /** With the token of a person who sees every montage. */
  headers: Record<string, string>;
}

/** Runs a measurement on a database of its own. The server is from its sources, its log is shown when something fails. */
export async function withServers<T>(
  kind: DatabaseKind,
  fill: (storage: ServerStorage, databaseUrl: string | undefined, folder: string) => Promise<void>,
  measure: (setting: Setting) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'montage-bench-'));
  const log = join(folder, 'server.log');
  writeFileSync(log, '');
  const postgres = kind === 'PostgreSQL' ? await startPostgres({ durable: true }) : undefined;
  const databaseUrl = postgres?.url;
  const issuer = await startLocalIssuer();
  const storage = await openStorage({ databaseUrl, folder });
  const [port = 0, barePort = 0] = await freePorts(2);
  const database: Record<string, string> = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  await storePeople(storage, [person]);
  await fill(storage, databaseUrl, folder);
  const settings = { ...issuer.settings, ...database, MONTAGE_DATA: folder };
  const server = startServerProcess({ port, settings, log });
  const bare = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], {
    env: {
      ...process.env,
      ...database,
      PORT: String(barePort),
      BARE_FILE: join(folder, 'bare.db'),
      MONTAGE_FILE: sqliteFile(folder),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const bareUrl = `http://127.0.0.1:${barePort}`;
  try {
    await Promise.all([untilReady(server), untilReady({ url: bareUrl })]);
    const authorization = `Bearer ${await issuer.token(person)}`;
    return await measure({ storage, server, bareUrl, headers: { authorization } });
  } catch (error) {
    console.error(readFileSync(log, 'utf8').slice(-4_000));
    throw error;
  } finally {
    bare.kill('SIGKILL');
    await server.kill();
    await storage.close();
    await postgres?.stop();
    issuer.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
