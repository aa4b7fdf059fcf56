/**
 * Finds the LibreOffice that opens the workbooks which the tests write, or installs its Calc without screens. In this order: the
 * environment variable LIBREOFFICE_PATH, the PATH, the place of the application on a Mac.
 *
 * `node scripts/find-office.ts` prints the path; `--install` installs it first where there is none.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['soffice', 'libreoffice'];
const macApplication = '/Applications/LibreOffice.app/Contents/MacOS/soffice';
const debianInstaller = '/usr/bin/apt-get';
const debianPackage = 'libreoffice-calc-nogui';

/** @throws Error when LIBREOFFICE_PATH names nothing: falling back would hide the mistake. */
export function findOffice(): string | null {
  const chosen = process.env.LIBREOFFICE_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`LIBREOFFICE_PATH is ${chosen}, and nothing is there.`);
    return chosen;
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const known = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), macApplication];
  return known.find((path) => existsSync(path)) ?? null;
}

/** Whoever has none and wants none: the test that needs it is reported as skipped. */
export const withoutOffice = (): boolean => process.env.WITHOUT_LIBREOFFICE === '1';

function install(): void {
  if (process.getuid?.() !== 0 || !existsSync(debianInstaller)) return;
  console.log(`No LibreOffice found. Trying the Debian package ${debianPackage} ...`);
  try {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', debianPackage]]) {
      execFileSync(debianInstaller, args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        timeout: 300_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
  } catch (error) {
    console.log(
      `That did not work: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    );
  }
}

/** @throws Error with the one thing to do, when there is none and none can be installed. */
export function findOrInstallOffice(): string {
  const present = findOffice();
  if (present) return present;
  install();
  const installed = findOffice();
  if (installed) return installed;
  throw new Error(
    `No LibreOffice was found and none could be installed: install it (apt-get install ${debianPackage}) or set LIBREOFFICE_PATH. WITHOUT_LIBREOFFICE=1 leaves out the test that needs it.`,
  );
}

if (import.meta.main) {
  try {
    const found = process.argv.includes('--install') ? findOrInstallOffice() : findOffice();
    if (found) console.log(found);
    else process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
