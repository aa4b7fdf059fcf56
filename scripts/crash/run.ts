import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { seededRandom } from '@/mocks/random';
import { openStorage } from '@/server/storage/open-storage';
import { sqliteFile } from '@/server/storage/sqlite';
import { freePorts } from '../free-ports.ts';
import { startPostgres } from '../postgres.ts';
import { startLocalIssuer } from '../server/local-issuer.ts';
import { storePeople } from '../server/people.ts';
import { startServerProcess, untilReady } from '../server/server-process.ts';
import { runClient } from './client.ts';
import { Ledger } from './ledger.ts';
import { verdictOf, type Kept } from './verdict.ts';

export interface CrashOptions {
  database: 'postgres' | 'sqlite';
  kills: number;
  clients: number;
  seed: number;
}

type Rows = <T>(statement: string) => Promise<T[]>;

const processCount = 2;
const emails = ['ana', 'ben', 'cleo', 'dan'].map((name) => `${name}@example.com`);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** A database of the run's own, and a way to look at it that does not use the server's code. */
async function openDatabase(kind: CrashOptions['database'], folder: string) {
  const postgres = kind === 'postgres' ? await startPostgres({ durable: true }) : undefined;
  const databaseUrl = postgres?.url;
  const storage = await openStorage({ databaseUrl, folder });
  await storePeople(storage, emails);
  await storage.close();
  const rows: Rows = async <T>(statement: string) => {
    if (databaseUrl === undefined) {
      const db = new DatabaseSync(sqliteFile(folder), { readOnly: true });
      try {
        return db.prepare(statement).all() as T[];
      } finally {
        db.close();
      }
    }
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return (await client.query(statement)).rows as T[];
    } finally {
      await client.end();
    }
  };
  return {
    settings: { MONTAGE_DATA: folder, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
    rows,
    close: () => postgres?.stop(),
  };
}

/** @returns whether every generation ended in time. */
async function untilEnded(rows: Rows, withinMs: number): Promise<boolean> {
  for (const until = Date.now() + withinMs; ; await pause(500)) {
    const open = await rows("select id from generations where state in ('waiting', 'running')");
    if (open.length === 0) return true;
    if (Date.now() > until) return false;
  }
}

/** Kills processes under load, and says what was lost. @returns whether nothing was. */
export async function runCrashes({ database, kills, clients, seed }: CrashOptions): Promise<boolean> {
  console.log(`\n${processCount} processes on ${database}, ${clients} clients, ${kills} kills, seed ${seed}`);
  const random = seededRandom(seed);
  const folder = mkdtempSync(join(tmpdir(), 'montage-crash-'));
  const log = join(folder, 'server.log');
  writeFileSync(log, '');
  const issuer = await startLocalIssuer();
  const { settings, rows, close } = await openDatabase(database, folder);
  const ports = await freePorts(processCount);
  const start = (port: number) =>
    startServerProcess({ port, settings: { ...settings, ...issuer.settings }, log });
  const servers = ports.map(start);
  const ledger = new Ledger();
  try {
    await Promise.all(servers.map((server) => untilReady(server)));
    const ending = new AbortController();
    const tokens = await Promise.all(emails.map((email) => issuer.token(email)));
    const allEnded = Promise.all(
      Array.from({ length: clients }, (_, index) =>
        runClient({
          urls: servers.map(({ url }) => url),
          token: tokens[index % tokens.length]!,
          random: seededRandom(seed + index + 1),
          ledger,
          ending: ending.signal,
        }),
      ),
    );
    // It ends the run below, or at once.
    let failure: unknown;
    allEnded.catch((error: unknown) => (failure = error));
    const began = Date.now();
    for (let kill = 1; kill <= kills && failure === undefined; kill += 1) {
      // Most kills meet processes at work, some one that is starting.
      if (random.number() < 0.8) await Promise.all(servers.map((server) => untilReady(server)));
      await pause(random.between(300, 2_500));
      const at = Math.floor(random.number() * processCount);
      await servers[at]!.kill();
      servers[at] = start(ports[at]!);
      const acknowledged = ledger.saves.filter(({ outcome }) => outcome === 'acknowledged').length;
      console.log(
        `${seconds(Date.now() - began)}  kill ${kill} of process ${at + 1}: ${acknowledged} saves acknowledged, ${ledger.ended.size} of ${ledger.begun.size} generations seen to their end`,
      );
    }
    ending.abort();
    await allEnded;
    await untilEnded(rows, 60_000);
    const codes = await Promise.all(servers.map((server) => server.stop()));
    return print(ledger, await keptIn(rows), codes, readFileSync(log, 'utf8'));
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await close();
    issuer.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function keptIn(rows: Rows): Promise<Kept> {
  return {
    versions: await rows(
      'select montage_id, number, cause, montage from versions order by montage_id, number',
    ),
    generations: await rows('select id, document_id, state, attempts from generations'),
    events: await rows(
      'select generation_id, number, event from generation_events order by generation_id, number',
    ),
    sets: await rows('select id from document_sets'),
  };
}

function print(ledger: Ledger, kept: Kept, codes: readonly (number | null)[], log: string): boolean {
  const { figures, violations } = verdictOf(ledger, kept);
  const unclean = codes.filter((code) => code !== 0);
  if (unclean.length > 0)
    violations.push(`A process did not stop cleanly: exit codes ${codes.join(' and ')}.`);
  console.log();
  for (const [what, count] of Object.entries(figures)) console.log(`${String(count).padStart(7)}  ${what}`);
  const answers = [...ledger.answers].toSorted(([a], [b]) => a.localeCompare(b));
  console.log(`answers: ${answers.map(([status, count]) => `${status}: ${count}`).join(', ')}`);
  for (const [line, count] of errorsIn(log)) console.log(`logged ${count} times: ${line}`);
  for (const violation of violations) console.log(`WRONG  ${violation}`);
  console.log(violations.length === 0 ? 'Nothing was lost, and nothing doubled.' : 'FAILED');
  return violations.length === 0;
}

/** The errors that the processes logged, and how often. */
function errorsIn(log: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const line of log.split('\n')) {
    if (!line.includes('"level":"error"')) continue;
    try {
      const { msg, err } = JSON.parse(line) as { msg: string; err?: { message?: string } };
      const said = `${msg}: ${err?.message ?? ''}`;
      found.set(said, (found.get(said) ?? 0) + 1);
    } catch {
      // A line that a kill cut off.
    }
  }
  return found;
}
