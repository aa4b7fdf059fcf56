import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import type { Chosen } from './workflow.ts';

const command = (name: string) => join(import.meta.dirname, '../scripts', name);

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
    await promisify(execFile)(process.execPath, [command('corpus.ts'), '--out', folder, '--well', well]);
    return Object.entries(formats).map(([document, format]) => {
      const name = `${well} ${document}.${format}`;
      return { name, mimeType: '', buffer: readFileSync(join(folder, well, name)) };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const EXPECTED = 'expected.json';

/** Documents, and the judge of the montage that is made of them. */
export interface JudgedDocuments {
  files: Exclude<Chosen, string>[];
  /** Counts the expected values, and those that an exported montage file has right. */
  judge(montageFile: string): Promise<{ expected: number; right: number; missed: string[] }>;
}

/** Documents with what they state: as `expected.json`, which the corpus's README describes. */
export const judgedBy = (files: JudgedDocuments['files'], expected: object): JudgedDocuments => ({
  files,
  judge: (montageFile) => judged(montageFile, Buffer.from(JSON.stringify(expected))),
});

/** A composed set of documents, some of whose headings no language has. */
export async function composedSet(seed: number, unknownWords: number): Promise<JudgedDocuments> {
  const folder = mkdtempSync(join(tmpdir(), 'composed-'));
  try {
    const options = ['--composed', '--set', String(seed), '--unknown-words', String(unknownWords)];
    await promisify(execFile)(process.execPath, [command('corpus.ts'), '--out', folder, ...options]);
    const [into = ''] = readdirSync(folder).map((name) => join(folder, name));
    const expected = readFileSync(join(into, EXPECTED));
    const files = readdirSync(into)
      .filter((name) => name !== EXPECTED)
      .map((name) => ({ name, mimeType: '', buffer: readFileSync(join(into, name)) }));
    return { files, judge: (montageFile) => judged(montageFile, expected) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function judged(montageFile: string, expected: Buffer): ReturnType<JudgedDocuments['judge']> {
  const folder = mkdtempSync(join(tmpdir(), 'expected-'));
  try {
    const path = join(folder, EXPECTED);
    writeFileSync(path, expected);
    const { stdout } = await promisify(execFile)(process.execPath, [
      command('judge-montage.ts'),
      montageFile,
      path,
    ]);
    return JSON.parse(stdout) as Awaited<ReturnType<JudgedDocuments['judge']>>;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
