import '../mock-server/sources.ts';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Verdict } from '@/testing/corpus/compare';
import type { ExpectedWell } from '@/testing/corpus/own-documents';
import { printTable, say } from './table.ts';

export const EXPECTED = 'expected.json';

/** The folders that hold a well: the given one, or those in it. */
export function wellFolders(folder: string): string[] {
  const entries = readdirSync(folder).toSorted();
  if (entries.includes(EXPECTED)) return [folder];
  return entries
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isDirectory())
    .flatMap(wellFolders);
}

/**
 * Measures how many values of given documents are read correctly: `npm run bench:documents -- --folder FOLDER`. A folder for
 * each well holds its documents and an `expected.json`.
 */
export async function benchFolder(folder: string, listMisses: boolean): Promise<void> {
  // A dynamic import, because the sources can only be found from here on.
  const { readOwnDocuments } = await import('@/testing/corpus/own-documents');
  const rows: string[][] = [];
  const all: (Verdict & { kind: string; marked: boolean })[] = [];
  for (const path of wellFolders(folder)) {
    const names = readdirSync(path).filter((name) => name !== EXPECTED);
    const files = names.map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(path, name))) }));
    const expected = JSON.parse(readFileSync(join(path, EXPECTED), 'utf8')) as ExpectedWell;
    const { verdicts, failures } = await readOwnDocuments(files, expected);
    rows.push(rowOf(path.slice(folder.length).replace(/^\//, '') || path, verdicts));
    all.push(...verdicts);
    if (!listMisses) continue;
    console.log(`\n${path}`);
    for (const failure of failures) console.log(`FAILED: ${failure}`);
    for (const { verdict, marked, where, expected: wanted, got } of verdicts) {
      if (verdict === 'right') continue;
      const what = verdict === 'wrong' && !marked ? 'WRONG, NO MARK' : verdict;
      console.log(`${what}: ${where}: ${String(got)}, not ${String(wanted)}`);
    }
  }
  const head = ['Right', 'Missing', 'Wrong', 'No mark', 'Precision', 'Recall'];
  say(`Values read of the documents in ${folder}`);
  printTable([['Well', ...head], ...rows, rowOf('All', all)], { kept: false });
  console.log('');
  const kinds = [...new Set(all.map(({ kind }) => kind))].toSorted();
  const ofKind = (kind: string) => all.filter((one) => one.kind === kind);
  printTable([['Kind', ...head], ...kinds.map((kind) => rowOf(kind, ofKind(kind)))], { kept: false });
}

function rowOf(name: string, verdicts: readonly (Verdict & { marked: boolean })[]): string[] {
  const count = (verdict: string) => verdicts.filter((one) => one.verdict === verdict).length;
  const [right, missing, wrong] = [count('right'), count('missing'), count('wrong')];
  const asked = verdicts.filter(({ expected }) => expected !== null).length;
  const silent = verdicts.filter((one) => one.verdict === 'wrong' && !one.marked).length;
  const share = (of: number) => (of === 0 ? 1 : right / of).toFixed(3);
  return [name, ...[right, missing, wrong, silent].map(String), share(right + wrong), share(asked)];
}
