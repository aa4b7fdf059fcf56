import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import type { Chosen } from './workflow.ts';

/**
 * Documents of one of the corpus' wells, each in the requested format. They are written by the command that writes
 * them for people, because the application's sources can only be imported by a bundler.
 */
export async function corpusFiles(
  well: string,
  formats: Readonly<Record<string, string>>,
): Promise<Exclude<Chosen, string>[]> {
  return written(['--well', well], (folder) =>
    Object.entries(formats).map(([document, format]) => {
      const name = `${well} ${document}.${format}`;
      return { name, mimeType: '', buffer: readFileSync(join(folder, well, name)) };
    }),
  );
}

/** The documents of one composed set of the seen half. */
export const composedSet = (seed: number): Promise<Exclude<Chosen, string>[]> =>
  written(['--composed', '--half', 'seen', '--set', String(seed)], (folder) => {
    const [set = ''] = readdirSync(folder);
    const names = readdirSync(join(folder, set)).filter((name) => name !== 'expected.json');
    return names.map((name) => ({ name, mimeType: '', buffer: readFileSync(join(folder, set, name)) }));
  });

/** What the command writes with these options. */
async function written<Result>(
  options: readonly string[],
  read: (folder: string) => Result,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'));
  try {
    const command = join(import.meta.dirname, '../scripts/corpus.ts');
    await promisify(execFile)(process.execPath, [command, '--out', folder, ...options]);
    return read(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
