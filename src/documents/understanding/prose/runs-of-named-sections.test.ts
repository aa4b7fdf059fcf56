import { expect, it } from 'vitest';
import { runWith } from '../../facts-for-tests';
import { readOne } from '../documents-for-tests';

const runsOf = async (...lines: string[]) => {
  const table = [
    'Hole sections',
    '',
    'Section   Hole size   To (m MD)',
    'Surface hole   16"   610',
    'Lateral hole   6 1/8"   4120',
  ];
  const facts = await readOne([...table, '', 'Evaluation', ...lines].join('\n'));
  const { montage } = await runWith(facts, { drillFloorM: 20, vertical: true });
  return montage?.sections_list.flatMap(({ diameter, logging_item }) =>
    (logging_item?.logging_runs_list ?? []).map((run) => [diameter, run.run_number, run.run_evaluation]),
  );
};

it('reads the runs that a line gives a section by its name', async () => {
  expect(
    await runsOf(
      'Surface hole: Run 1 - MWD gamma ray. Logs are sent to the office each day.',
      'Lateral hole: Run 1 - LWD resistivity - density; Run 2 - CBL in the liner.',
    ),
  ).toEqual([
    [16, 1, 'MWD gamma ray'],
    [6.125, 1, 'LWD resistivity - density'],
    [6.125, 2, 'CBL in the liner'],
  ]);
});

it('reads no runs of bits, or of what is no section', async () => {
  expect(
    await runsOf('Surface hole: Run 1 - tricone; Run 2 - PDC.', 'Contractor crew: Run 1 - CBL.'),
  ).toEqual([]);
});
