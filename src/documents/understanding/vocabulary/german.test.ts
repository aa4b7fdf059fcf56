import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('knows the reading of a viscometer, the landing of the plug, and pressures above and below', async () => {
  const { muds, pressureTests, reservoirs } = await readOne(
    [
      'Spülung',
      'Bohrloch;Dichte (kg/l);6er-Wert (Skt.)',
      '16";1,10;6 - 9',
      '8 3/8";1,24;3 - 5',
      '',
      'Druckproben (bar)',
      'Bohrloch;Ringpreventer;Rohrtour (bei Stopfenauflage)',
      '16";-;90',
      '8 3/8";120;260',
      '',
      'Erwartete Lagerstätten',
      'Lagerstätte;Top (m TVDSS);Basis (m TVDSS);Druck oben (bar);Druck unten (bar)',
      'Dogger;1820;1875;212;217',
      'Malm;2100;2160;240;246',
    ].join('\n'),
    'Other',
    'programm.csv',
  );
  expect(muds.map(({ sixRpm }) => sixRpm)).toMatchObject([
    { lower: 6, upper: 9 },
    { lower: 3, upper: 5 },
  ]);
  expect(pressureTests.map(({ casingOnBumpKpa }) => casingOnBumpKpa)).toEqual([9000, 26_000]);
  expect(reservoirs).toMatchObject([
    { name: 'Dogger', pressureLowerKpa: 21_200, pressureUpperKpa: 21_700 },
    { name: 'Malm', pressureLowerKpa: 24_000, pressureUpperKpa: 24_600 },
  ]);
});
