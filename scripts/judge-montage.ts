/**
 * Judges an exported montage file by what the documents of its well state: `node scripts/judge-montage.ts MONTAGE EXPECTED`.
 * `expected.json` is as `npm run corpus -- --composed` writes it (see `src/testing/corpus/README.md`). Prints the number of
 * expected values and of those that are right, as JSON.
 */
import './mock-server/sources.ts';
import { readFileSync } from 'node:fs';
import type { Montage } from '@/api/generated/model';
import type { ExpectedWell } from '@/testing/corpus/own-documents';

const [montageFile = '', expectedFile = ''] = process.argv.slice(2);
// Dynamic imports, because the sources can only be found from here on.
const { readMontageFile } = await import('@/exports/montage-file/montage-file');
const { judgeOwn } = await import('@/testing/corpus/own-documents');
const read = readMontageFile(readFileSync(montageFile, 'utf8'));
if (!read.ok) {
  console.error(read.why);
  process.exit(2);
}
const well = JSON.parse(readFileSync(expectedFile, 'utf8')) as ExpectedWell;
const montage = read.montage as Montage;
const verdicts = judgeOwn(well, { montage, facts: null, failures: [] });
const expected = verdicts.filter(({ expected: value }) => value !== null);
const right = expected.filter(({ verdict }) => verdict === 'right').length;
const missed = expected
  .filter(({ verdict }) => verdict !== 'right')
  .map(({ field, where }) => `${where}: ${field}`);
console.log(JSON.stringify({ expected: expected.length, right, missed }));
