import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const sheet = (title: string, [pipe, bores, mud, tests]: readonly string[], rests: string) =>
  `${title}\n1.;TUBULARS;;\nOD x weight;${pipe}\nID;${bores}\n2.;MUD;;\nType;${mud}\npH;n/a;LGS;n/a\n3.;CEMENT;;\n${rests}4.;PRESSURE TESTS;;\n${tests}\n\n`;
const FORM = [
  'Well;Quarry-5',
  sheet(
    '22" hole / 18 5/8" casing',
    [
      '18 5/8" x 87.5 lb/ft;Grade / connection;K55 / BTC',
      '17.755 in;Drift;17.567 in',
      'Bentonite spud mud;Density;1.08 - 1.12 sg',
      'Annular;n/a;Casing;60 bar',
    ],
    'Lead slurry;Class A extended;Density;1.50 sg\nExcess;80%;Planned TOC;40 m MD\nAdditives;silicate\nTail slurry;Class A;Density;1.87 sg\nExcess;40%;Planned TOC;350 m MD\nAdditives;retarder\n',
  ),
  sheet(
    '16" hole / 13 3/8" casing',
    [
      '13 3/8" x 68 lb/ft;Grade / connection;L80 / VAM TOP',
      '12.415 in;Drift;12.259 in',
      'Gypsum polymer;Density;1.20 - 1.25 sg',
      'Annular;140 bar;Casing;n/a',
    ],
    'Tail slurry;Class G;Density;1.90 sg\nExcess;25%;Planned TOC;900 m MD\nAdditives;dispersant\n',
  ),
].join('\n');

it('reads the form of each section below titles whose marks are in a cell of their own', async () => {
  const { muds, slurries, pressureTests, casings } = await readOne(FORM, 'Other', 'sections.csv');
  expect(muds.map((one) => [one.holeDiameterIn, one.type, one.weightText])).toEqual([
    [22, 'Bentonite spud mud', '1.08 - 1.12 sg'],
    [16, 'Gypsum polymer', '1.20 - 1.25 sg'],
  ]);
  expect(slurries.map((one) => [one.role, one.type, one.excess, one.topOfCement, one.additives])).toEqual([
    ['lead', 'Class A extended', '80%', '40 m MD', 'silicate'],
    ['tail', 'Class A', '40%', '350 m MD', 'retarder'],
    ['tail', 'Class G', '25%', '900 m MD', 'dispersant'],
  ]);
  expect(pressureTests.map((one) => [one.annularKpa, one.casingOnBumpKpa])).toEqual([
    [null, 6000],
    [14000, null],
  ]);
  expect(casings.map((one) => [one.outerDiameterIn, one.grade, one.innerDiameterIn])).toEqual([
    [18.625, 'K55', 17.755],
    [13.375, 'L80', 12.415],
  ]);
});
