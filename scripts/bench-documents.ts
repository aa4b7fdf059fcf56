/**
 * What of the corpus is read right, field by field and format by format, and what a hundred pages of PDF cost:
 * `npm run bench:documents`. Exit code 1 where a value is invented or wrong (precision below 1), or more than one in twenty is
 * missing (recall below 0.95). The time and the memory are told, and not judged: machines differ.
 */
import './mock-server/sources.ts';
import { fork } from 'node:child_process';
import { printTable } from './bench/table.ts';

const formats = ['csv', 'xlsx', 'docx', 'pdf'] as const;
const share = (value: number) => value.toFixed(3);

/** What another run of this script does in a process of its own: `--read FILE`. */
const [task, fileToRead] = process.argv.slice(2);
if (task === '--read' && fileToRead !== undefined) {
  const { readAndTell } = await import('./bench/documents-reader.ts');
  await readAndTell(fileToRead);
} else await bench();

async function bench(): Promise<void> {
  // After the sources can be found, and therefore not by statement.
  const { readCorpus, pagesOfPdf } = await import('./bench/documents.ts');
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
  printTable([
    ['Field', ...formats],
    ...fields.map((field) => [field, ...formats.map((format) => tally(field, format))]),
  ]);

  console.log('');
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
    fork(import.meta.filename, ['--read', file]),
  );
  console.log('');
  printTable([
    ['100 pages of PDF', 'Measured', 'Limit', ''],
    ['Time', `${seconds.toFixed(1)} s`, '5 s', seconds <= 5 ? 'met' : 'MISSED'],
    ['Of it in the processor', `${processorSeconds.toFixed(1)} s`, '', ''],
    ['Peak memory', `${megabytes.toFixed(0)} MB`, '300 MB', megabytes <= 300 ? 'met' : 'MISSED'],
    ['Stations read', String(stations), '', ''],
  ]);

  process.exitCode = read.every(({ score }) => score.precision === 1 && score.recall >= 0.95) ? 0 : 1;
}
