/**
 * Finds the Chromium that stories, journeys, pictures and the bench run in, or installs one. The environment variable
 * CHROMIUM_PATH wins, then the system's browser, then Playwright's own. The system's comes before a download because many
 * networks block the download.
 *
 * `node scripts/find-chromium.ts` prints the path; `--install` installs a browser if there is none.
 * `--shell` selects the headless shell.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium as playwrightChromium } from 'playwright';
import { installDebianPackage, isRoot } from './debian.ts';

export interface Chromium {
  executablePath: string;
  /** Launch options. Playwright adds `--headless` itself unless the user asks to see the window. */
  args: string[];
}

/**
 * `shell` is what the tests run in: the same engine without a window, which needs a third less processor time for a journey.
 * `whole` is what people use, and what pictures and the bench are taken in.
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

const version = (executablePath: string) =>
  spawnSync(executablePath, ['--version'], { timeout: 20_000, encoding: 'utf8' });

/** A browser that lacks a system library is installed but useless: only one that prints its version counts. */
const runs = (executablePath: string) => existsSync(executablePath) && version(executablePath).status === 0;

const toChromium = (executablePath: string): Chromium => ({
  executablePath,
  args: [
    // Chromium refuses its sandbox to root, the user of most containers.
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

/** The headless shell has no window to show. */
const asksForWindow = () =>
  !!process.env.PWDEBUG ||
  process.argv.some((argument) => /^--(headed|debug|ui|browser\.headless=false)$/.test(argument));

const findShell = () => onPath(shells).find(runs);
const findWhole = () =>
  [...onPath(browsers), ...macApplications, playwrightChromium.executablePath()].find(runs);

/** @throws Error when CHROMIUM_PATH names something that is not a browser: falling back would hide the mistake. */
export function findChromium(kind: Kind = 'whole'): Chromium | null {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!runs(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, and no browser runs from there.`);
    return toChromium(chosen);
  }
  const window = asksForWindow();
  const found = (kind === 'shell' && !window && findShell()) || findWhole();
  // The processes that run the tests do not see the argument.
  if (found && window) process.env.CHROMIUM_PATH = found;
  return found ? toChromium(found) : null;
}

function downloadFromPlaywright(): void {
  console.log("No Chromium found. Trying Playwright's download ...");
  try {
    const args = ['node_modules/playwright/cli.js', 'install', 'chromium', '--no-shell'];
    execFileSync(process.execPath, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 120_000,
      env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    });
  } catch (error) {
    console.log(`The download failed: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  }
}

/**
 * For the shell, installs it even where a whole browser is present, so that the tests run in one build on every machine.
 * Where that is not possible, the whole browser serves.
 *
 * @throws Error with the remedy if there is no browser and none can be installed.
 */
export function findOrInstallChromium(kind: Kind = 'whole'): Chromium {
  const isChosen = !!process.env.CHROMIUM_PATH || asksForWindow();
  if (kind === 'shell' && !isChosen && !findShell()) installDebianPackage('chromium-headless-shell');
  for (const install of [downloadFromPlaywright, () => installDebianPackage('chromium')]) {
    const present = findChromium(kind);
    if (present) return present;
    install();
  }
  const installed = findChromium(kind);
  if (installed) return installed;
  throw new Error(
    'No Chromium was found and none could be installed: install one (apt-get install chromium) or set CHROMIUM_PATH to one.',
  );
}

/** For people: the path with the version that the browser prints. */
export const describeChromium = ({ executablePath }: Chromium): string =>
  `${executablePath} (${version(executablePath).stdout.trim()})`;

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
