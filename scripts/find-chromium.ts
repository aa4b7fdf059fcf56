/**
 * Finds the Chromium that stories, journeys, pictures and the bench run in, or installs one. In this order: the environment
 * variable CHROMIUM_PATH, the system's, Playwright's own. A system's browser comes before a download, because many
 * networks let no download through and it is there already.
 *
 * `node scripts/find-chromium.ts` prints the path; `--install` installs a browser first where there is none.
 * `--shell` prefers the headless shell.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium as playwrightChromium } from 'playwright';

export interface Chromium {
  executablePath: string;
  /** What it is to be started with. Playwright adds `--headless` itself, unless a person asks to see the window. */
  args: string[];
}

/**
 * `whole` is what people use, and what pictures and measures are taken in. `shell` is the same engine without the surroundings
 * of a window: a journey takes a third less of the processor in it. Where there is none, the whole browser does.
 */
type Kind = 'whole' | 'shell';

const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const isRoot = () => process.getuid?.() === 0;

/** A browser that lacks a system library is there and yet no use; only one that tells its version counts. */
const runs = (executablePath: string) =>
  existsSync(executablePath) && spawnSync(executablePath, ['--version'], { timeout: 20_000 }).status === 0;

const toChromium = (executablePath: string): Chromium => ({
  executablePath,
  args: [
    // Chromium refuses its sandbox to root, which is who runs in most containers.
    ...(isRoot() ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Whoever asks to see the window. */
const asksForWindow = () =>
  !!process.env.PWDEBUG ||
  process.argv.some((argument) => /^--(headed|debug|ui|browser\.headless=false)$/.test(argument));

/** @throws Error when CHROMIUM_PATH names something that is no browser: falling back would hide the mistake. */
export function findChromium(kind: Kind = 'whole'): Chromium | null {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!runs(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, and no browser runs from there.`);
    return toChromium(chosen);
  }
  const window = asksForWindow();
  const known = [
    ...(kind === 'shell' && !window ? onPath(shells) : []),
    ...onPath(browsers),
    ...macApplications,
    playwrightChromium.executablePath(),
  ];
  const found = known.find(runs);
  // The processes that run the tests are told nothing else of it.
  if (found && window) process.env.CHROMIUM_PATH = found;
  return found ? toChromium(found) : null;
}

/** Tries one way to install; a way that fails says so and leaves the next one its chance. */
function attempt(what: string, timeoutMs: number, ...commands: [string, ...string[]][]): void {
  console.log(`No Chromium found. Trying ${what} ...`);
  try {
    for (const [command, ...args] of commands) {
      execFileSync(command, args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        timeout: timeoutMs,
        env: {
          ...process.env,
          DEBIAN_FRONTEND: 'noninteractive',
          PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
        },
      });
    }
  } catch (error) {
    console.log(
      `That did not work: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    );
  }
}

const debianPackage = (name: string) => () => {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return;
  attempt(
    `the Debian package ${name}`,
    300_000,
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', name],
  );
};

const playwrightDownload = () =>
  attempt("Playwright's download", 120_000, [
    process.execPath,
    'node_modules/playwright/cli.js',
    'install',
    'chromium',
    '--no-shell',
  ]);

/** @throws Error with the one thing to do, when there is no browser and none can be installed. */
export function findOrInstallChromium(kind: Kind = 'whole'): Chromium {
  const present = findChromium(kind);
  if (present) return present;

  for (const install of [
    ...(kind === 'shell' ? [debianPackage('chromium-headless-shell')] : []),
    playwrightDownload,
    debianPackage('chromium'),
  ]) {
    install();
    const installed = findChromium(kind);
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium was found and none could be installed: install one (apt-get install chromium) or set CHROMIUM_PATH to one.',
  );
}

if (import.meta.main) {
  try {
    const kind = process.argv.includes('--shell') ? 'shell' : 'whole';
    const found = process.argv.includes('--install') ? findOrInstallChromium(kind) : findChromium(kind);
    if (found) console.log(found.executablePath);
    else process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
