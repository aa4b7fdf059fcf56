import '../mock-server/sources.ts';
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { printTable, say } from './table.ts';

const formats = ['csv', 'xlsx', 'docx', 'pdf'] as const;
const share = (value: number) => value.toFixed(3);
/** Reads one file in a separate process, to measure only the memory of the reading. */
const reader = join(import.meta.dirname, '../bench-documents.ts');

/**
 * Measures how many values of the corpus are read correctly, by field and by format, and the cost of a PDF of a hundred
 * pages. Time and memory are reported, but not judged: machines differ.
 *
 * @returns false if a value is invented or wrong (precision below 1), or more than one in twenty is missing (recall
 * below 0.95).
 */
export async function benchDocuments(): Promise<boolean> {
  // A dynamic import, because the sources can only be found from here on.
  const { readCorpus, pagesOfPdf } = await import('./documents.ts');
  const read = await readCorpus(formats);
  const fields = [...new Set(read.flatMap(({ verdicts }) => verdicts.map(({ field }) => field)))].toSorted();
  const tally = (field: string, format: string) => {
    const all = read
      .filter((each) => each.format === format)
      .flatMap(({ verdicts }) => verdicts.filter((each) => each.field === field));
    const count = (verdict: string) => all.filter((each) => each.verdict === verdict).length;
    return `${count('right')} / ${count('missing')} / ${count('wrong')}`;
  };

  console.log('Each field: right / missing / wrong\n');
  printTable(
    [
      ['Field', ...formats],
      ...fields.map((field) => [field, ...formats.map((format) => tally(field, format))]),
    ],
    { kept: false },
  );

  say('Values of the corpus, by well and format');
  printTable([
    ['Well', 'Format', 'Right', 'Missing', 'Wrong', 'Precision', 'Recall', ''],
    ...read.map(({ well, format, score }) => [
      well,
      format,
      String(score.right),
      String(score.missing),
      String(score.wrong),
      share(score.precision),
      share(score.recall),
      score.precision < 1 || score.recall < 0.95 ? 'MISSED' : 'met',
    ]),
  ]);

  const { seconds, processorSeconds, megabytes, stations } = await pagesOfPdf(100, (file) =>
    // As a thread of the server has it (`start-worker.ts`); by itself Node lets short-lived objects take 130 MB.
    fork(reader, ['--read', file], { execArgv: ['--max-semi-space-size=16'] }),
  );
  say('Cost of reading a long document');
  printTable([
    ['100 pages of PDF', 'Measured', 'Limit', ''],
    ['Time', `${seconds.toFixed(1)} s`, '5 s', seconds <= 5 ? 'met' : 'MISSED'],
    ['Processor time', `${processorSeconds.toFixed(1)} s`, '', ''],
    ['Peak memory', `${megabytes.toFixed(0)} MB`, '300 MB', megabytes <= 300 ? 'met' : 'MISSED'],
    ['Stations read', String(stations), '', ''],
  ]);

  return read.every(({ score }) => score.precision === 1 && score.recall >= 0.95);
}
