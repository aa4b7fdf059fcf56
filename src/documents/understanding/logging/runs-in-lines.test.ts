import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('reads the runs of each hole behind a full stop', async () => {
  const { loggingRuns } = await readOne(
    [
      '6. Evaluation',
      '16" hole. Run 1: MWD gamma ray.',
      '9½" hole. Run 1: LWD: resistivity, neutron. Run 2: FMI and sonic. Run 3: MDT samples.',
    ].join('\n'),
  );
  expect(loggingRuns.map((run) => [run.holeDiameterIn, run.runNumber, run.evaluation])).toEqual([
    [16, 1, 'MWD gamma ray'],
    [9.5, 1, 'LWD: resistivity, neutron'],
    [9.5, 2, 'FMI and sonic'],
    [9.5, 3, 'MDT samples'],
  ]);
});
