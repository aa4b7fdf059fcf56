/**
 * What of documents is read right: `npm run bench:documents`. Without options both halves of the composed corpus, 1,000 documents
 * each, then the fixed corpus and what a long PDF costs. Exit code 1 where a limit is missed.
 *
 * `--half seen|held-out` one half alone (and no fixed corpus), `--count N` documents of each, `--seed S`, `--only KIND` one kind of
 * table, `--misses` what was missed of the seen half, `--jobs N` in so many processes, `--fixed` the fixed corpus alone,
 * `--by words|physics` columns understood by that alone.
 */
import './mock-server/sources.ts';
import { parseArgs } from 'node:util';

/** What other runs of this script do in processes of their own: `--read FILE` and `--composed-job JOB`. */
const [task, given] = process.argv.slice(2);
if (task === '--read' && given !== undefined) {
  const { readAndTell } = await import('./bench/documents-reader.ts');
  await readAndTell(given);
} else if (task === '--composed-job' && given !== undefined) {
  const { readHalf } = await import('./bench/composed/read-half.ts');
  process.send?.(await readHalf(JSON.parse(given)));
  process.disconnect();
} else {
  const { values: options } = parseArgs({
    options: {
      half: { type: 'string' },
      count: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      by: { type: 'string' },
      misses: { type: 'boolean', default: false },
      jobs: { type: 'string', default: '1' },
      fixed: { type: 'boolean', default: false },
    },
  });
  const { benchDocuments } = await import('./bench/corpus.ts');
  const { benchComposed } = await import('./bench/composed.ts');
  const composed =
    options.fixed ||
    (await benchComposed({
      halves: options.half === undefined ? ['seen', 'held-out'] : [options.half],
      count: Number(options.count),
      seed: Number(options.seed),
      misses: options.misses,
      jobs: Number(options.jobs),
      ...(options.only === undefined ? {} : { only: options.only }),
      ...(options.by === undefined ? {} : { by: options.by }),
    }));
  const fixed = options.half !== undefined || (await benchDocuments());
  process.exitCode = composed && fixed ? 0 : 1;
}
