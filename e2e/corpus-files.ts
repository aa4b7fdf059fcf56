import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'));
  try {
    const command = join(import.meta.dirname, '../scripts/corpus.ts');
    await promisify(execFile)(process.execPath, [command, '--out', folder, '--well', well]);
    return Object.entries(formats).map(([document, format]) => {
      const name = `${well} ${document}.${format}`;
      return { name, mimeType: '', buffer: readFileSync(join(folder, well, name)) };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
