/**
 * A PostgreSQL of a command's own, for tests and measurements: in a temporary folder, on a free port of this machine, and
 * gone when the command ends. Debian's package is installed where the programs are missing.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebianPackage, isRoot } from './debian.ts';
import { freePorts } from './free-ports.ts';

const debianFolder = '/usr/lib/postgresql';

const noPostgres =
  'PostgreSQL is not installed: initdb and postgres are needed (on Debian and Ubuntu: apt-get install postgresql).';

/** The folder of `initdb` and `postgres`; undefined where they are not installed. */
function findPrograms(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const debian = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debianFolder, version, 'bin'));
  return [...debian, ...(process.env.PATH ?? '').split(':')].find((folder) =>
    ['initdb', 'postgres', 'pg_isready'].every((name) => existsSync(join(folder, name))),
  );
}

export interface Postgres {
  /** Of its administrator, to the database `postgres`. */
  url: string;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root. */
function userOf(): { uid: number; gid: number } | undefined {
  if (!isRoot()) return undefined;
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

const ended = (server: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) resolve();
    else server.once('exit', () => resolve());
  });

/**
 * @param durable whether an acknowledged transaction is on the disk, as in a company; otherwise tests are faster.
 * @throws a sentence where PostgreSQL is missing and cannot be installed.
 */
export async function startPostgres({ durable }: { durable: boolean }): Promise<Postgres> {
  if (!findPrograms()) installDebianPackage('postgresql');
  const programs = findPrograms();
  if (programs === undefined) throw new Error(noPostgres);
  const [port] = await freePorts(1);
  const folder = mkdtempSync(join(tmpdir(), 'montage-postgres-'));
  const user = userOf();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const initial = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  execFileSync(join(programs, 'initdb'), initial, {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const settings = [
    `listen_addresses=127.0.0.1`,
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  const isReady = ['-q', '-t', '20', '-h', '127.0.0.1', '-p', String(port)];
  for (let attempt = 1; ; attempt++) {
    try {
      execFileSync(join(programs, 'pg_isready'), isReady, { stdio: 'ignore' });
      break;
    } catch (error) {
      if (attempt === 200 || server.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT');
      await ended(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
