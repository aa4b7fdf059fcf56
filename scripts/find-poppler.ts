/**
 * Finds poppler, the reader that PDF files are tested with, or installs it: `pdftotext`, `pdfinfo`, `pdffonts` and `pdftoppm` of
 * the package poppler-utils. What writes a file and what reads it for a test must not be one library: both would agree on the
 * same mistake.
 *
 * `node scripts/find-poppler.ts` says whether it is there; `--install` installs it first where it is not. Tests are left out
 * without it only where WITHOUT_POPPLER is set, so that nobody believes them passed by accident.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const tools = ['pdftotext', 'pdfinfo', 'pdffonts', 'pdftoppm'] as const;
type Tool = (typeof tools)[number];

const runs = (tool: Tool) => spawnSync(tool, ['-v'], { timeout: 20_000 }).status === 0;

/** Whether a person has said that the tests shall do without. */
export const withoutPoppler = (): boolean => !!process.env.WITHOUT_POPPLER;

const whatToDo =
  'Poppler was not found, which reads the PDF files of the tests: install it (apt-get install poppler-utils, brew install poppler), or set WITHOUT_POPPLER=1 to leave these tests out.';

function installOnDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('No poppler found. Trying the Debian package poppler-utils ...');
  try {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'poppler-utils']]) {
      execFileSync('apt-get', args, {
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

/** @throws Error with the one thing to do when it is not there and cannot be installed. */
export function findOrInstallPoppler(): void {
  if (tools.every(runs)) return;
  installOnDebian();
  if (!tools.every(runs)) throw new Error(whatToDo);
}

/**
 * What a tool of poppler prints, for a test.
 *
 * @throws Error with the one thing to do where the tool is missing, and with what it said where the file is no good to it.
 */
export function poppler(tool: Tool, ...args: string[]): string {
  const { error, status, stdout, stderr } = spawnSync(tool, args, {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    timeout: 60_000,
  });
  if (error && 'code' in error && error.code === 'ENOENT') throw new Error(whatToDo);
  // A damaged file is repaired on reading, and merely complained of.
  if (error || status !== 0 || stderr.trim() !== '')
    throw new Error(`${tool} ${args.join(' ')}: ${stderr || String(error)}`);
  return stdout;
}

if (import.meta.main) {
  try {
    if (process.argv.includes('--install')) findOrInstallPoppler();
    const missing = tools.filter((tool) => !runs(tool));
    console.log(missing.length === 0 ? 'Poppler is there.' : `Missing: ${missing.join(', ')}.`);
    process.exitCode = missing.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
