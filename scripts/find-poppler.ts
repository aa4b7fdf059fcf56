/**
 * Finds poppler, the reader that PDF files are tested with, or installs it: `pdftotext`, `pdfinfo`, `pdffonts` and `pdftoppm` of
 * the package poppler-utils. `npm test` sees to it first.
 *
 * `node scripts/find-poppler.ts` says whether it is there; `--install` installs it first where it is not.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { noPoppler, popplerTools } from '../src/testing/poppler.ts';

const isThere = () => popplerTools.every((tool) => spawnSync(tool, ['-v'], { timeout: 20_000 }).status === 0);

const aptGet = '/usr/bin/apt-get';

function installOnDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) return;
  console.log('No poppler found. Trying the Debian package poppler-utils ...');
  try {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'poppler-utils']]) {
      execFileSync(aptGet, args, {
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

/** Says the one thing to do where it is neither there nor can be installed. */
export function findOrInstallPoppler(): boolean {
  if (!isThere()) installOnDebian();
  const found = isThere();
  if (!found) console.error(noPoppler);
  return found;
}

if (import.meta.main) {
  const found = process.argv.includes('--install') ? findOrInstallPoppler() : isThere();
  console.log(found ? 'Poppler is there.' : noPoppler);
  process.exitCode = found ? 0 : 1;
}
