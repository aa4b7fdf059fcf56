import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const SHEET = [
  'Section card 2 of 3 - 14 3/4" hole (intermediate)',
  'TUBULARS',
  'Size (in);Weight (lb/ft);Grade;Thread',
  '10 3/4;51;N-80;BTC',
  'MUD',
  'Mud type;Lignosulphonate;MW (ppg);9.4 - 9.9',
  'pH;9.5 - 10;YP (lb/100 ft2);14 - 18',
  'CEMENT',
  'Slurry;Type;Density (ppg);Excess;TOC',
  'Lead;Class A + gel;12.4;60 %;Surface',
  'Tail;Class A;15.6;60 %;2950 ft',
  'EVALUATION',
  'Run 1;GR-Sonic',
  'PRESSURE TESTING (psi)',
  'BOP annular;1400;BOP rams;2600',
].join('\n');

it('reads a sheet of one section whose tables and lists follow each other without blank rows', async () => {
  const facts = await readOne(SHEET, 'Other', 'card.csv');
  expect(facts.casings.map((one) => [one.holeDiameterIn, one.outerDiameterIn, one.grade])).toEqual([
    [14.75, 10.75, 'N-80'],
  ]);
  expect(facts.muds.map((one) => [one.holeDiameterIn, one.type])).toEqual([[14.75, 'Lignosulphonate']]);
  expect(facts.slurries.map((one) => [one.holeDiameterIn, one.role])).toEqual([
    [14.75, 'lead'],
    [14.75, 'tail'],
  ]);
  expect(facts.loggingRuns.map((one) => [one.holeDiameterIn, one.runNumber])).toEqual([[14.75, 1]]);
  expect(facts.pressureTests.map((one) => [one.holeDiameterIn, Math.round(one.annularKpa ?? 0)])).toEqual([
    [14.75, 9653],
  ]);
});
