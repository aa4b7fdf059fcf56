/**
 * The production bundle against the real Firebase Auth emulator: `npm run test:firebase`. The emulator is fetched from the npm
 * registry when it is first needed, and is a Node program: neither an account nor Java nor any other network is needed.
 *
 * Arguments after the command go to Playwright, as in `npm run test:firebase -- -g reset`.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildProduction } from './build-journeys.ts';
import { findOrInstallChromium } from './find-chromium.ts';
import { freePorts } from './free-ports.ts';
import { show } from './run.ts';

/** Exact, so that what passed once passes again. */
const firebaseTools = 'firebase-tools@15.34.2';
/** Names that begin with `demo-` are never looked for at Google. */
const projectId = 'demo-montage';
const buildDir = 'test-results/firebase';
/** The first time some six hundred packages come over the network. */
const patienceMs = 8 * 60_000;

interface Ports {
  auth: number;
  hub: number;
  logging: number;
}

function startEmulator(folder: string, { auth, hub, logging }: Ports): ChildProcess {
  const at = (port: number) => ({ host: '127.0.0.1', port });
  const emulators = { auth: at(auth), hub: at(hub), logging: at(logging), ui: { enabled: false } };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const command = ['emulators:start', '--only', 'auth', '--project', projectId];
  // Without its optional packages and install scripts nothing has to be compiled; the emulator needs neither.
  return spawn('npx', ['--yes', '--ignore-scripts', '--omit=optional', firebaseTools, ...command], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: npx starts a shell that starts the emulator, and all of them have to end.
    detached: true,
  });
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = (await (await fetch(url)).json()) as { authEmulator?: { ready?: boolean } };
    return answer.authEmulator?.ready === true;
  } catch {
    return false;
  }
}

/** @throws Error with what the emulator said, when it ends or is not there in time. */
async function untilReady(emulator: ChildProcess, url: string): Promise<void> {
  let said = '';
  for (const stream of [emulator.stdout, emulator.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said = `${said}${chunk.toString()}`.slice(-4_000);
    });
  }
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    if (await isReady(url)) return;
    if (emulator.exitCode !== null) break;
    await sleep(250);
  }
  throw new Error(`The Firebase Auth emulator did not start. It said:\n${said}`);
}

async function stop(emulator: ChildProcess): Promise<void> {
  if (emulator.pid === undefined || emulator.exitCode !== null) return;
  const gone = new Promise<void>((resolve) => emulator.once('exit', () => resolve()));
  process.kill(-emulator.pid, 'SIGINT');
  await Promise.race([gone, sleep(10_000)]);
  if (emulator.exitCode === null && emulator.signalCode === null) process.kill(-emulator.pid, 'SIGKILL');
}

async function run(): Promise<boolean> {
  process.env.CHROMIUM_PATH = findOrInstallChromium().executablePath;
  const [auth = 0, hub = 0, logging = 0, origin = 0] = await freePorts(4);
  const folder = mkdtempSync(join(tmpdir(), 'firebase-journeys-'));
  const emulatorUrl = `http://127.0.0.1:${auth}`;
  console.log(`Fetching and starting ${firebaseTools} ...`);
  const emulator = startEmulator(folder, { auth, hub, logging });
  try {
    const ready = untilReady(emulator, emulatorUrl);
    // Awaited below: until then its failure must not end the process.
    ready.catch(() => undefined);
    await buildProduction(buildDir, origin);
    await ready;
    console.log(`The emulator answers on ${emulatorUrl}`);
    return show(
      'playwright',
      ['test', '--config', 'e2e/firebase/playwright.config.ts', ...process.argv.slice(2)],
      {
        FIREBASE_JOURNEYS_EMULATOR: emulatorUrl,
        FIREBASE_JOURNEYS_PORT: String(origin),
        FIREBASE_JOURNEYS_DIR: buildDir,
        FIREBASE_JOURNEYS_PROJECT: projectId,
      },
    ).ok;
  } finally {
    await stop(emulator);
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
