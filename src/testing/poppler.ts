import { spawnSync } from 'node:child_process';

/**
 * The reader that PDF files are tested with. What writes a file and what reads it for a test must not be one library: both would
 * agree on the same mistake.
 */
export const popplerTools = ['pdftotext', 'pdfinfo', 'pdffonts', 'pdftoppm'] as const;
type Tool = (typeof popplerTools)[number];

export const noPoppler =
  'Poppler was not found, which reads the PDF files of the tests: install it (apt-get install poppler-utils, brew install poppler), or set WITHOUT_POPPLER=1 to leave these tests out.';

/** Whether the user has chosen to run without it; otherwise its absence fails the tests, so that skipped ones do not count as passed. */
export const withoutPoppler = (): boolean => !!process.env.WITHOUT_POPPLER;

/**
 * The output of a poppler tool.
 *
 * @throws Error with the one thing to do where the tool is missing, and with what it said where the file is no good to it.
 */
export function poppler(tool: Tool, ...args: string[]): string {
  const { error, status, stdout, stderr } = spawnSync(tool, args, {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    timeout: 60_000,
  });
  if (error && 'code' in error && error.code === 'ENOENT') throw new Error(noPoppler);
  // A damaged file is repaired on reading, and merely complained of.
  if (error || status !== 0 || stderr.trim() !== '')
    throw new Error(`${tool} ${args.join(' ')}: ${stderr || String(error)}`);
  return stdout;
}
