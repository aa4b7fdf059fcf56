/**
 * How much of documents is read right: `npm run bench:documents`. Without options both halves of the composed corpus, 1,000 documents
 * each, then the fixed corpus and what a long PDF costs. Exit code 1 where a limit is missed.
 *
 * `--half seen|held-out` one half alone (and no fixed corpus), `--count N` documents of each, `--seed S`, `--only KIND` one kind of
 * table, `--misses` what was missed of the seen half, `--jobs N` in so many processes, `--fixed` the fixed corpus alone,
 * `--mutations N` documents of each half changed and read again (200 in all without options), `--ablation words|physics|both` with
 * the understanding going by that alone (all three, over fewer documents, without options).
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
  process.send?.(await readHalf(JSON.parse(given)));
  process.disconnect();
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
    },
  });
  const { benchDocuments } = await import('./bench/corpus.ts');
  const { benchAblation, benchComposed } = await import('./bench/composed.ts');
  const whole = options.half === undefined;
  const settings = {
    halves: whole ? ['seen', 'held-out'] : [options.half ?? ''],
    count: Number(options.count),
    seed: Number(options.seed),
    misses: options.misses,
    jobs: Number(options.jobs),
    mutations: Number(options.mutations ?? (whole ? 100 : 0)),
    ...(options.only === undefined ? {} : { only: options.only }),
    ...(options.ablation === undefined ? {} : { ablation: options.ablation as Ablation }),
  };
  const composed = options.fixed || (await benchComposed(settings));
  if (whole && !options.fixed) await benchAblation(settings);
  const fixed = options.half !== undefined || (await benchDocuments());
  process.exitCode = composed && fixed ? 0 : 1;
}
