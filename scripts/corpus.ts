/**
 * Writes the documents of the corpus, for people to open: `npm run corpus -- --out FOLDER`. A folder for each well and in it
 * each document in every format; `--well NAME` writes that one alone.
 */
import './mock-server/sources.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

// After the sources can be found, and therefore not by statement.
const { filesOf } = await import('@/testing/corpus/corpus-files');
const { FORMATS } = await import('@/testing/corpus/write/formats');
const { WELLS } = await import('@/testing/corpus/wells/all-wells');

const { out, well: only } = parseArgs({
  options: { out: { type: 'string' }, well: { type: 'string' } },
}).values;
if (out === undefined) {
  console.error('Say where to: npm run corpus -- --out FOLDER');
  process.exit(2);
}

const wells = WELLS.filter(({ header }) => only === undefined || header.wellName === only);
let count = 0;
for (const well of wells) {
  const folder = join(out, well.header.wellName);
  mkdirSync(folder, { recursive: true });
  for (const format of Object.keys(FORMATS) as (keyof typeof FORMATS)[]) {
    for (const { name, bytes } of await filesOf(well, format)) {
      writeFileSync(join(folder, name), bytes);
      count += 1;
    }
  }
}
console.log(`${count} documents of ${wells.length} wells are in ${out}.`);
