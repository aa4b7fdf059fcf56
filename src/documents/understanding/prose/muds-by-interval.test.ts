import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const muds = async (text: string) =>
  (await readOne(text)).muds.map(({ section, type, weightText }) => [
    section?.casingIn ?? Math.round(section?.endAhdM ?? 0),
    type,
    weightText,
  ]);

it('reads a list of muds by the depths of their intervals', async () => {
  expect(
    await muds(
      'Mud program\n\n0 - 1000 ft: Gel spud mud, 8.8 ppg\n1000 - 6000 ft: Gypsum polymer, 9.4 ppg, YP 12 - 18 lb/100ft2\n',
    ),
  ).toEqual([
    [305, 'Gel spud mud', '8.8 ppg'],
    [1829, 'Gypsum polymer', '9.4 ppg'],
  ]);
});

it('reads a list of muds by the ends of the sections or by their strings', async () => {
  expect(
    await muds(
      'Borevæskeprogram\n\nTil 340,0 m: Sjøvann, egenvekt 1,04 sg\nTil 1 260,0 m: Gipspolymer, egenvekt 1,16 sg\n',
    ),
  ).toEqual([
    [340, 'Sjøvann', '1,04 sg'],
    [1260, 'Gipspolymer', '1,16 sg'],
  ]);
  expect(
    await muds(
      'Programme de boue\n\nTubage 16" : Boue bentonitique, densité 1,06 sg\nTubage 10 3/4" : Boue polymère, densité 1,18 sg\n',
    ),
  ).toEqual([
    [16, 'Boue bentonitique', '1,06 sg'],
    [10.75, 'Boue polymère', '1,18 sg'],
  ]);
});

it('reads no single line of a part of a section', async () => {
  expect(await muds('Mud program\n\n1000 - 1200 ft: Gypsum polymer, 9.4 ppg\n')).toEqual([]);
});
