/**
 * Writes the documents of the corpus, for people to open: `npm run corpus -- --out FOLDER`. A folder for each well and in it
 * each document in every format.
 */
import './mock-server/sources.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

// After the sources can be found, and therefore not by statement.
const { filesOf } = await import('@/testing/corpus/corpus-files');
const { FORMATS } = await import('@/testing/corpus/write/formats');
const { WELLS } = await import('@/testing/corpus/wells/all-wells');

const { out } = parseArgs({ options: { out: { type: 'string' } } }).values;
if (out === undefined) {
  console.error('Say where to: npm run corpus -- --out FOLDER');
  process.exit(2);
}

let count = 0;
for (const well of WELLS) {
  const folder = join(out, well.header.wellName);
  mkdirSync(folder, { recursive: true });
  for (const format of Object.keys(FORMATS) as (keyof typeof FORMATS)[]) {
    for (const { name, bytes } of await filesOf(well, format)) {
      writeFileSync(join(folder, name), bytes);
      count += 1;
    }
  }
}
console.log(`${count} documents of ${WELLS.length} wells are in ${out}.`);
