/**
 * Finds the LibreOffice that opens the workbooks of the tests, or installs its Calc without a user interface. Checks
 * the environment variable LIBREOFFICE_PATH, then the PATH, then the usual folder on a Mac.
 *
 * `node scripts/find-office.ts` prints the path; `--install` installs it if there is none.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from './debian.ts';

const names = ['soffice', 'libreoffice'];
const macApplication = '/Applications/LibreOffice.app/Contents/MacOS/soffice';
const debianPackage = 'libreoffice-calc-nogui';

/** @throws Error if LIBREOFFICE_PATH does not exist: falling back would hide the mistake. */
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

/** Whether the user chose to do without it: the test that needs LibreOffice is then reported as skipped. */
export const withoutOffice = (): boolean => process.env.WITHOUT_LIBREOFFICE === '1';

/** @throws Error with the remedy if there is none and none can be installed. */
export function findOrInstallOffice(): string {
  const present = findOffice();
  if (present) return present;
  installDebianPackage(debianPackage);
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
