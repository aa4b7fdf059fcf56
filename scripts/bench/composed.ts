import '../mock-server/sources.ts';
import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Ablation, Job } from './composed/read-half';
import type { Miss, Tallies, Tally, TallyKey } from './composed/tally';
import { printTable, say } from './table.ts';

export interface ComposedOptions {
  halves: readonly string[];
  /** Documents of each half. */
  count: number;
  seed: number;
  only?: string;
  misses: boolean;
  jobs: number;
  /** The number of documents of each half that are also changed and read again. */
  mutations: number;
  ablation?: Ablation;
  /** The share of heading words that are replaced by invented ones. */
  unknownWords: number;
}

const script = join(import.meta.dirname, '../bench-documents.ts');
/** The number of misses of the seen half that are printed; most have the same reason. */
const SHOWN = 200;
/** What the product promises without a review. */
const LIMITS = { precision: 0.995, recall: 0.92, unmarkedSeen: 0, unmarkedHeldOut: 1 / 10_000 };

/**
 * Measures how many values of generated documents are read correctly: composed at random, by kind of table, format and
 * language.
 *
 * @returns false if a half misses its limits.
 */
export async function benchComposed(options: ComposedOptions): Promise<boolean> {
  const { recallOf, precisionOf } = await import('./composed/tally.ts');
  let held = true;
  for (const half of options.halves) {
    const tallies = await readInJobs(half, options);
    const { all } = tallies;
    const invented = tallies.misses.filter((miss) => miss.expected === 'null').length;
    const [precision, recall] = [precisionOf(all), recallOf(all, invented)];
    const values = all.right + all.wrong;
    say(`Composed documents, ${half} half: ${tallies.documents} documents, ${values} values given`);
    const unmarkedLimit = half === 'seen' ? LIMITS.unmarkedSeen : LIMITS.unmarkedHeldOut * values;
    const met = (right: boolean) => {
      held &&= right;
      return right ? 'met' : 'MISSED';
    };
    printTable(
      [
        ['All values', 'Measured', 'Limit', ''],
        ['Precision', precision.toFixed(4), String(LIMITS.precision), met(precision >= LIMITS.precision)],
        ['Recall', recall.toFixed(4), String(LIMITS.recall), met(recall >= LIMITS.recall)],
        ['Wrong', String(all.wrong), '', ''],
        [
          'Wrong without a mark',
          String(all.unmarked),
          unmarkedLimit.toFixed(1),
          met(all.unmarked <= unmarkedLimit),
        ],
      ],
      { kept: false },
    );
    for (const key of ['kind', 'format', 'language'] as const) printBy(key, tallies, precisionOf);
    printBy('field', withLosses(tallies), precisionOf);
    printSilent(tallies.misses);
    if (options.misses && half === 'seen') printMisses(tallies.misses);
    if (options.mutations > 0) await printMutations(half, options);
  }
  return held;
}

/** Enough documents to measure each method of understanding. */
const ABLATED = 150;

/** Words alone, physics alone and both, over the same documents. */
export async function benchAblation(options: ComposedOptions): Promise<void> {
  const { recallOf, precisionOf } = await import('./composed/tally.ts');
  say(`What the understanding goes by, over ${ABLATED} composed documents of each half`);
  const rows: string[][] = [];
  for (const half of options.halves) {
    for (const ablation of ['words', 'physics', 'both'] as const) {
      const { all, misses } = await readInJobs(half, { ...options, count: ABLATED, ablation });
      const invented = misses.filter((miss) => miss.expected === 'null').length;
      rows.push([
        half,
        ablation,
        precisionOf(all).toFixed(4),
        recallOf(all, invented).toFixed(4),
        String(all.unmarked),
      ]);
    }
  }
  printTable([['Half', 'By', 'Precision', 'Recall', 'Wrong, no mark'], ...rows], { kept: false });
}

/** The fields of which a value is missing or wrong. They say where a cause is, and no word of a document. */
function withLosses(tallies: Tallies): Tallies {
  const lost = Object.entries(tallies.by.field).filter(([, { missing, wrong }]) => missing + wrong > 0);
  return { ...tallies, by: { ...tallies.by, field: Object.fromEntries(lost) } };
}

function printBy(key: TallyKey, { by }: Tallies, precisionOf: (tally: Tally) => number): void {
  console.log('');
  printTable(
    [
      [`By ${key}`, 'Right', 'Missing', 'Wrong', 'No mark', 'Precision', 'Right of all'],
      ...Object.entries(by[key])
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([name, tally]) => [
          name,
          String(tally.right),
          String(tally.missing),
          String(tally.wrong),
          String(tally.unmarked),
          precisionOf(tally).toFixed(3),
          (tally.right / Math.max(1, tally.right + tally.missing + tally.wrong)).toFixed(3),
        ]),
    ],
    { kept: false },
  );
}

/** How two texts differ, without a word of either. */
function textDifference(got: string, expected: string): string {
  const lengths = `${got.length} letters for ${expected.length}`;
  if (got.includes(expected)) return `${lengths}, holds the right text at ${got.indexOf(expected)}`;
  if (expected.includes(got)) return `${lengths}, a part of the right text`;
  const same = [...got].findIndex((letter, at) => letter !== expected[at]);
  return `${lengths}, the same up to letter ${same}`;
}

/**
 * The wrong values without a mark, with how far they are off. Figures say what went wrong (a datum, a unit, a neighbouring
 * row) without a word of a document.
 */
function printSilent(misses: readonly Miss[]): void {
  const silent = misses.filter(({ verdict }) => verdict === 'WRONG, NO MARK');
  if (silent.length === 0) return;
  const figure = (text: string) => (text.trim() === '' ? NaN : Number(text));
  const off = ({ expected, got }: Miss) => {
    if (expected === 'null') return `not said: ${got.length} letters`;
    const by = figure(got) - figure(expected);
    return Number.isNaN(by)
      ? textDifference(got, expected)
      : `${by.toFixed(2)} from ${figure(expected).toFixed(2)}`;
  };
  console.log('');
  printTable(
    [
      ['Wrong without a mark', 'Set', 'Format', 'Is off by', 'Is the text of'],
      ...silent
        .slice(0, SHOWN)
        .map((miss) => [
          miss.field,
          String(miss.seed),
          /\.(\w+)$/.exec(miss.file)?.[1] ?? 'none',
          off(miss),
          miss.textOf.join(', '),
        ]),
    ],
    { kept: false },
  );
}

async function printMutations(half: string, { mutations, seed }: ComposedOptions): Promise<void> {
  const { readMutated } = await import('./composed/read-mutated.ts');
  console.log('');
  printTable(
    [
      ['Changed documents', 'Documents', 'Right before', 'Right after', 'Wrong since, no mark'],
      ...(await readMutated(half, mutations, seed)).map((one) => [
        one.name,
        String(one.documents),
        String(one.rightBefore),
        String(one.rightAfter),
        String(one.silently),
      ]),
    ],
    { kept: false },
  );
}

/** Wrong values first: they are the worst. */
function printMisses(misses: readonly Miss[]): void {
  const order = ['WRONG, NO MARK', 'wrong', 'missing'];
  const sorted = misses.toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
  console.log(`\nThe first ${Math.min(SHOWN, sorted.length)} of ${sorted.length} misses:`);
  for (const { seed, file, where, verdict, expected, got, parts } of sorted.slice(0, SHOWN)) {
    console.log(`${verdict}: set ${seed}, ${file}: ${where}: ${got}, not ${expected}   [${parts}]`);
  }
}

/** One process for each job; each takes seeds of its own. */
async function readInJobs(half: string, options: ComposedOptions): Promise<Tallies> {
  const { addUp } = await import('./composed/tally.ts');
  const { readHalf } = await import('./composed/read-half.ts');
  const { count, seed, jobs, only, ablation, unknownWords } = options;
  const each = Math.ceil(count / jobs);
  const work = Array.from({ length: jobs }, (_, index): Job => ({
    half,
    documents: each,
    seed: seed + index,
    unknownWords,
    ...(only === undefined ? {} : { only }),
    ...(ablation === undefined ? {} : { ablation }),
  }));
  const [first] = work;
  if (first !== undefined && jobs === 1) return readHalf(first);
  return addUp(await Promise.all(work.map(inProcess)));
}

function inProcess(job: Job): Promise<Tallies> {
  return new Promise((resolve, reject) => {
    const child = fork(script, ['--composed-job', JSON.stringify(job)]);
    child.once('message', (tallies) => resolve(tallies as Tallies));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`A job of the bench ended with ${code} and no answer.`)));
  });
}
