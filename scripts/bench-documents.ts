/**
 * Measures how many values of documents are read correctly: `npm run bench:documents`. By default both halves of the
 * composed corpus, 1,000 documents each, then the fixed corpus and the cost of a long PDF. Exit code 1 if a limit is
 * missed.
 *
 * `--half seen|held-out` only one half (without the fixed corpus), `--count N` documents of each, `--seed S`, `--only
 * KIND` one kind of table, `--misses` lists the misses of the seen half, `--jobs N` processes, `--fixed` only the fixed
 * corpus, `--mutations N` documents of each half changed and read again (200 in all by default), `--ablation
 * words|physics|both` understanding by one method (by default all three, over fewer documents), `--unknown-words SHARE`
 * replaces this share of the words of headings by invented ones.
 *
 * `--folder FOLDER` measures documents of your own instead: a folder for each well, with its documents and an
 * `expected.json` as `src/testing/corpus/README.md` describes it; `--misses` lists what was missed.
 *
 * `--review` with `--half` or `--folder` lets an engineer who knows what is expected correct the sets that fell short, and says
 * how far the corrections of *Review* bring them; `--seconds N` of processor time for each set (30 by default), `--misses` lists
 * them.
 */
import './mock-server/sources.ts';
import { parseArgs } from 'node:util';
import type { Ablation } from './bench/composed/read-half.ts';

/** The tasks of child processes of this script: `--read FILE` and `--composed-job JOB`. */
const [task, given] = process.argv.slice(2);
if (task === '--read' && given !== undefined) {
  const { readAndReport } = await import('./bench/documents-reader.ts');
  await readAndReport(given);
} else if (task === '--composed-job' && given !== undefined) {
  const { readHalf } = await import('./bench/composed/read-half.ts');
  // A long answer is sent in parts, which disconnecting would cut.
  process.send?.(await readHalf(JSON.parse(given)), () => process.disconnect());
} else {
  const { values: options } = parseArgs({
    options: {
      half: { type: 'string' },
      count: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      misses: { type: 'boolean', default: false },
      jobs: { type: 'string', default: '1' },
      fixed: { type: 'boolean', default: false },
      mutations: { type: 'string' },
      ablation: { type: 'string' },
      'unknown-words': { type: 'string', default: '0' },
      folder: { type: 'string' },
      review: { type: 'boolean', default: false },
      seconds: { type: 'string', default: '30' },
    },
  });
  if (options.review) {
    const { setsInFolder, setsOfHalf } = await import('./bench/review/sets.ts');
    const { benchReview } = await import('./bench/review.ts');
    const { folder, half = 'seen', count, seed, 'unknown-words': unknownWords } = options;
    const sets =
      folder === undefined
        ? setsOfHalf(half, Number(count), Number(seed), Number(unknownWords))
        : setsInFolder(folder);
    // No text of a held-out document is printed.
    const lists = options.misses && (folder !== undefined || half !== 'held-out');
    await benchReview(folder ?? `${half} half`, sets, { seconds: Number(options.seconds), lists });
    process.exit();
  }
  if (options.folder !== undefined) {
    const { benchFolder } = await import('./bench/folder.ts');
    await benchFolder(options.folder, options.misses);
    process.exit();
  }
  const { benchDocuments } = await import('./bench/corpus.ts');
  const { benchAblation, benchComposed } = await import('./bench/composed.ts');
  const whole = options.half === undefined;
  const settings = {
    halves: whole ? ['seen', 'held-out'] : [options.half ?? ''],
    count: Number(options.count),
    seed: Number(options.seed),
    misses: options.misses,
    jobs: Number(options.jobs),
    unknownWords: Number(options['unknown-words']),
    mutations: Number(options.mutations ?? (whole ? 100 : 0)),
    ...(options.only === undefined ? {} : { only: options.only }),
    ...(options.ablation === undefined ? {} : { ablation: options.ablation as Ablation }),
  };
  const composed = options.fixed || (await benchComposed(settings));
  if (whole && !options.fixed) await benchAblation(settings);
  const fixed = options.half !== undefined || (await benchDocuments());
  process.exitCode = composed && fixed ? 0 : 1;
}
