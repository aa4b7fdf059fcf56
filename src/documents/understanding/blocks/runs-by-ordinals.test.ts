import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const runsOf = async (text: string) =>
  (await readOne(text)).loggingRuns.map((one) => [one.holeDiameterIn, one.evaluation]);

it('reads the runs of each hole whose numbers are before their word', async () => {
  expect(
    await runsOf(
      'Well: Quarry-6\n\n7 Wireline logging\n7.1 16" section (intermediate)\n- 1st run: GR-Sonic-Caliper\n- 2nd run: CBL-VDL\n7.2 8 1/2" section (reservoir)\n- 1st run: GR-Density-Neutron\n',
    ),
  ).toEqual([
    [16, 'GR-Sonic-Caliper'],
    [16, 'CBL-VDL'],
    [8.5, 'GR-Density-Neutron'],
  ]);
});

it('reads the runs behind the name of a string and its hole in brackets', async () => {
  expect(
    await runsOf(
      'Pozo: Arenal-8\n\nREGISTROS\nConductora (20"): Carrera 1: GR\nProducción (8 1/2"): Carrera 1: GR - Resistividad\n',
    ),
  ).toEqual([
    [20, 'GR'],
    [8.5, 'GR - Resistividad'],
  ]);
});
