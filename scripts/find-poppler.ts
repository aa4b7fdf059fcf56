/**
 * Finds poppler, which reads the PDF files of the tests, or installs it: `pdftotext`, `pdfinfo`, `pdffonts` and `pdftoppm`
 * of the package poppler-utils. `npm test` does so first.
 *
 * `node scripts/find-poppler.ts` says whether it is installed; `--install` installs it if not.
 */
import { spawnSync } from 'node:child_process';
import { noPoppler, popplerTools } from '../src/testing/poppler.ts';
import { installDebianPackage } from './debian.ts';

const isInstalled = () =>
  popplerTools.every((tool) => spawnSync(tool, ['-v'], { timeout: 20_000 }).status === 0);

/** Prints the remedy if poppler is not installed and cannot be. */
export function findOrInstallPoppler(): boolean {
  if (!isInstalled()) installDebianPackage('poppler-utils');
  const found = isInstalled();
  if (!found) console.error(noPoppler);
  return found;
}

if (import.meta.main) {
  const found = process.argv.includes('--install') ? findOrInstallPoppler() : isInstalled();
  console.log(found ? 'Poppler is installed.' : noPoppler);
  process.exitCode = found ? 0 : 1;
}
