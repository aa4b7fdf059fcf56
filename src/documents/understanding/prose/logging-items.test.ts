import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const runsOf = async (text: string) =>
  (await readOne(text)).loggingRuns.map((run) => [run.holeDiameterIn, run.evaluation]);

it('reads the logs of each hole in a line or in a list', async () => {
  expect(
    await runsOf('Evaluation\n- 16": MWD-GR only\n- 8 1/2": LWD GR-Res-Neu; CBL over the 7" liner\n'),
  ).toEqual([
    [16, 'MWD-GR only'],
    [8.5, 'LWD GR-Res-Neu; CBL over the 7" liner'],
  ]);
  expect(await runsOf('Logs: 12-1/4": GR-MWD. 6.125": LWD GR-Res-Den, near-bit.\n')).toEqual([
    [12.25, 'GR-MWD'],
    [6.125, 'LWD GR-Res-Den, near-bit'],
  ]);
});

it('takes no mud, test or hole without logs for a logging run', async () => {
  expect(await runsOf('12 1/4": KCl polymer, 1.25 sg\n9 5/8": 200 bar\n26": none\n')).toEqual([]);
  expect(await runsOf('Cement volumes. 16": theoretical + 50 %. 8 1/2": caliper + 15 %.\n')).toEqual([]);
});

it('reads the runs behind the name of a section', async () => {
  expect(
    await runsOf('Fase 2 (16"): Run 1 - LWD GR-Res; Run 2 - Wireline CBL.\n- 8.500" hole, Run 1: MWD GR\n'),
  ).toEqual([
    [16, 'LWD GR-Res'],
    [16, 'Wireline CBL'],
    [8.5, 'MWD GR'],
  ]);
});

it.each([
  ['Phase {h} : diagraphies LWD gamma ray', 'LWD gamma ray'],
  ['- {h}: Logs CBL im Rohr', 'CBL im Rohr'],
  ['Hoyo de {h}: registros LWD rayos gamma', 'LWD rayos gamma'],
  ['{h} Sektion, Messfahrt 1: MWD', 'MWD'],
  ['{h} seksjon: logger MWD', 'MWD'],
  ['Phase {h} - MWD', 'MWD'],
])('reads logs without the word for them in front: %s', async (line, evaluation) => {
  expect(
    await runsOf(`Well Testpad-4\n\n${line.replace('{h}', '17 1/2"')}\n${line.replace('{h}', '8 1/2"')}\n`),
  ).toEqual([
    [17.5, evaluation],
    [8.5, evaluation],
  ]);
});

it('reads holes whose inches are a word, and cores from the side of the hole', async () => {
  expect(
    await runsOf(
      '- 16 in hole, run 1: MWD GR - Resistivity\n- 8-1/2 in hole, run 1: Sidewall cores, 25 points\n- 8-1/2 inch hole, run 2: VSP\n',
    ),
  ).toEqual([
    [16, 'MWD GR - Resistivity'],
    [8.5, 'Sidewall cores, 25 points'],
    [8.5, 'VSP'],
  ]);
});

it('marks logs that begin with no known tool', async () => {
  const { loggingRuns } = await readOne('Well Testpad-4\n\n17 1/2": acq. MWD\n8 1/2": LWD gamma ray\n');
  expect(loggingRuns.map(({ origins }) => origins?.['evaluation']?.certainty)).toEqual(['assumed', 'read']);
});

it('reads the run in front of its hole', async () => {
  const { loggingRuns } = await readOne(
    'Logging programme\n\nRun 1 in 10 5/8" hole: GR-RES\nRun 2 in 10 5/8" hole: CBL-VDL\n',
  );
  expect(loggingRuns).toMatchObject([
    { holeDiameterIn: 10.625, runNumber: 1, evaluation: 'GR-RES' },
    { holeDiameterIn: 10.625, runNumber: 2, evaluation: 'CBL-VDL' },
  ]);
});
