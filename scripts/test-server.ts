/**
 * `npm run test:server`: the built server on SQLite and on PostgreSQL, for which a PostgreSQL of its own is started (Debian's
 * package is installed where it is missing). The storage's tests run on PostgreSQL, which `npm test` runs on SQLite; on both,
 * `verify-backend` walks the whole contract, and the main job is done in Chromium.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { asText } from './contract/verify/terminal.ts';
import { verifyBackend } from './contract/verify/verify.ts';
import { startPostgres } from './postgres.ts';
import { root, show } from './run.ts';
import { startBuiltServer, tokenOf } from './server/built-server.ts';
import { ensureBrowser } from './test/programs.ts';

interface Database {
  name: 'SQLite' | 'PostgreSQL';
  /** The settings of a server on an empty database of its own. */
  empty(): Promise<Record<string, string>>;
}

function databasesOf(postgresUrl: string): Database[] {
  let count = 0;
  return [
    { name: 'SQLite', empty: async () => ({}) },
    {
      name: 'PostgreSQL',
      async empty() {
        count += 1;
        const name = `server_${count}`;
        const client = new Client(postgresUrl);
        await client.connect();
        await client.query(`create database ${name}`);
        await client.end();
        return { DATABASE_URL: new URL(`/${name}`, postgresUrl).href };
      },
    },
  ];
}

/** Whether the server has no deviation from the contract, with every part of it offered. */
async function holdsContract({ name, empty }: Database): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'montage-verify-'));
  const unlimited = { MONTAGE_CALLS_PER_MINUTE: '0', MONTAGE_ACCOUNTS_PER_HOUR: '0' };
  const server = await startBuiltServer(folder, { ...unlimited, ...(await empty()) });
  try {
    const report = await verifyBackend({
      url: server.url,
      token: await tokenOf(server.url, 'admin@example.com'),
    });
    console.log(`verify-backend on ${name}:\n${asText(report)}`);
    return report.deviations.length + report.remarks.length + report.notWalked.length === 0;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Whether the journey of the main job passes. */
async function doesTheJob({ empty }: Database): Promise<boolean> {
  const { DATABASE_URL: url } = await empty();
  const settings: Record<string, string> = {
    E2E_DEMONSTRATION: 'none',
    ...(url !== undefined && { TEST_SERVER_DATABASE_URL: url }),
  };
  return show('playwright', ['test', '--project=server'], settings).ok;
}

process.chdir(root);
const isReady = show('node', ['scripts/build-journeys.ts', '--server']).ok && ensureBrowser();
const postgres = await startPostgres({ durable: false });
try {
  const results = [
    isReady,
    show('vitest', ['run', '--project', 'postgres', ...process.argv.slice(2)], {
      TEST_POSTGRES_URL: postgres.url,
    }).ok,
  ];
  for (const database of databasesOf(postgres.url))
    results.push(await holdsContract(database), await doesTheJob(database));
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  await postgres.stop();
}
