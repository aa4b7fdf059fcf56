import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { ScanCost, ScanTask } from './ocr-reader.ts';
import { printTable, say } from './table.ts';

/** Reads one well in a separate process, to measure only the memory of the reading. */
const reader = join(import.meta.dirname, '../bench-ocr.ts');
const WELLS = 4;
const [LEAST_PRECISION, PRECISION_UNMARKED] = [0.99, 1];

const TASKS: readonly ScanTask[] = [150, 200, 300].flatMap((dpi) =>
  Array.from({ length: WELLS }, (_, well): ScanTask => ({ well, dpi, as: 'pdf' })),
);
const PICTURES = Array.from({ length: WELLS }, (_, well): ScanTask => ({ well, dpi: 200, as: 'png' }));

function readApart(task: ScanTask): Promise<ScanCost> {
  return new Promise((resolve, reject) => {
    const child = fork(reader, ['--read', JSON.stringify(task)]);
    child.once('message', (cost) => resolve(cost as ScanCost));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The reader ended with ${code} and no answer.`)));
  });
}

/**
 * Scans the corpus's PDFs with slant and noise, and measures how many values are read correctly and the cost of a page.
 * Time and memory are reported, but not judged.
 *
 * @param chosen runs only the tasks with this `dpi` or `as`; all if empty.
 * @returns false if precision is below 0.99, or if a value from a scan has no mark.
 */
export async function benchOcr(chosen: readonly string[] = []): Promise<boolean> {
  const tasks = [...TASKS, ...PICTURES].filter(
    ({ dpi, as, well }) =>
      chosen.length === 0 || chosen.includes(`${as}-${dpi}`) || chosen.includes(`${as}-${dpi}-${well}`),
  );
  const rows: string[][] = [];
  let met = true;
  for (const task of tasks) {
    const { well, score, unmarked, pages, seconds, processorSeconds, megabytes, wrong, missing } =
      await readApart(task);
    const good =
      score.precision >= LEAST_PRECISION && (unmarked === 0 || score.precision >= PRECISION_UNMARKED);
    met &&= good;
    if (wrong.length > 0) console.log(`${well}, ${task.dpi} dpi, wrong:\n  ${wrong.join('\n  ')}`);
    if (missing.length > 0) console.log(`${well}, ${task.dpi} dpi, missing: ${missing.join('; ')}`);
    rows.push([
      well,
      task.as.toUpperCase(),
      String(task.dpi),
      String(pages),
      String(score.right),
      String(score.missing),
      String(score.wrong),
      score.precision.toFixed(3),
      score.recall.toFixed(3),
      String(unmarked),
      (seconds / pages).toFixed(1),
      (processorSeconds / pages).toFixed(1),
      megabytes.toFixed(0),
      good ? 'met' : 'MISSED',
    ]);
  }
  say('Values of the corpus read from scans; every value is marked');
  printTable([
    [
      'Well',
      'As',
      'dpi',
      'Pages',
      'Right',
      'Missing',
      'Wrong',
      'Precision',
      'Recall',
      'Without a mark',
      's/page',
      'processor',
      'Peak MB',
      '',
    ],
    ...rows,
  ]);
  return met;
}
