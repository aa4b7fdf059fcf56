/**
 * Writes the documents of the corpus for inspection: `npm run corpus -- --out FOLDER`. A folder for each well with each
 * document in every format; `--well NAME` writes only that one.
 *
 * `--composed --half seen --count 40 --seed 1` writes that many composed documents instead, a folder for each set, with a
 * description and the expected montage; `--set 700093` writes the one set of this seed, and `--unknown-words SHARE`
 * replaces this share of the words of headings by invented ones.
 */
import './mock-server/sources.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const {
  out,
  well,
  composed,
  half,
  count,
  seed,
  set: seedOfSet,
  'unknown-words': unknownWords,
} = parseArgs({
  options: {
    out: { type: 'string' },
    well: { type: 'string' },
    composed: { type: 'boolean' },
    half: { type: 'string', default: 'seen' },
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    set: { type: 'string' },
    'unknown-words': { type: 'string', default: '0' },
  },
}).values;
if (out === undefined) {
  console.error('Say where to: npm run corpus -- --out FOLDER');
  process.exit(2);
}
const summary = composed
  ? await writeComposed(out, half, Number(count), Number(seed))
  : await writeFixed(out, well);
console.log(summary);

async function writeFixed(folder: string, only: string | undefined): Promise<string> {
  // A dynamic import, because the sources can only be found from here on.
  const { filesOf } = await import('@/testing/corpus/corpus-files');
  const { FORMATS } = await import('@/testing/corpus/write/formats');
  const { WELLS } = await import('@/testing/corpus/wells/all-wells');
  const wells = WELLS.filter(({ header }) => only === undefined || header.wellName === only);
  let written = 0;
  for (const truth of wells) {
    const into = join(folder, truth.header.wellName);
    mkdirSync(into, { recursive: true });
    for (const format of Object.keys(FORMATS) as (keyof typeof FORMATS)[]) {
      for (const { name, bytes } of await filesOf(truth, format)) {
        writeFileSync(join(into, name), bytes);
        written += 1;
      }
    }
  }
  return `${written} documents of ${wells.length} wells are in ${folder}.`;
}

async function writeComposed(folder: string, of: string, wanted: number, first: number): Promise<string> {
  const { composedSets, halfNamed, setOfSeed } = await import('@/testing/corpus/compose/halves');
  const { filesOfSet } = await import('@/testing/corpus/compose/read-set');
  const { expectedOf } = await import('@/testing/corpus/compose/expected-of');
  const parts = await halfNamed(of);
  let written = 0;
  const share = Number(unknownWords);
  const sets =
    seedOfSet === undefined
      ? composedSets(parts, wanted, first, share)
      : [setOfSeed(parts, Number(seedOfSet), share)];
  for (const set of sets) {
    const into = join(folder, `${String(set.seed).padStart(5, '0')} ${set.truth.header.wellName}`);
    mkdirSync(into, { recursive: true });
    for (const { name, bytes } of await filesOfSet(set)) {
      writeFileSync(join(into, name), bytes);
      written += 1;
    }
    const made = set.documents.map(({ document, format, parts: used }) => ({
      name: document.name,
      format,
      used,
    }));
    const expected = expectedOf(set.truth, set.says);
    writeFileSync(
      join(into, 'expected.json'),
      JSON.stringify({ made, vertical: set.truth.vertical, expected }, null, 1),
    );
  }
  return `${written} composed documents are in ${folder}.`;
}
