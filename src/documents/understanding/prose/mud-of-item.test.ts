import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';
import { mudOfItem } from './mud-of-item';

const said = (text: string) => mudOfItem(text).map(({ heading, value }) => [heading, value]);

describe('an item of the list of a mud', () => {
  it('is its name, its weight or some of its properties', () => {
    expect(said('Water based mud (KCl / glycol)')).toEqual([['Mud type', 'Water based mud (KCl / glycol)']]);
    expect(said('Density 10.5 - 11.2 ppg')).toEqual([['Mud weight', '10.5 - 11.2 ppg']]);
    expect(said('MW 1.30 sg at start, 1.36 sg at TD')).toEqual([['Mud weight', '1.30 - 1.36 sg']]);
    expect(said('API filtrate < 6 cc/30 min').map(([, value]) => value)).toEqual(['< 6 cc/30 min']);
    expect(said('HTHP filtrate < 4 ml at 120 C, LGS max 6 %')).toEqual([
      ['HPHT fluid loss', '<4 ml'],
      ['Low gravity solids', '<6 %'],
    ]);
  });

  it('is none of them in a sentence or with the content of something else', () => {
    expect(said('OBM is logistically simpler')).toEqual([]);
    expect(said('MBT < 30 kg/m3').filter(([heading]) => heading === 'Mud type')).toEqual([]);
  });
});

it('reads the sentences about a mud in the chapter of its section', async () => {
  const { muds } = await readOne(
    [
      'Programme Testpad-3',
      '4.2 12 1/4" section',
      'The drilling fluid is a water-based KCl/glycol system. Mud weight: 1.25 sg at the shoe, increased to 1.32 sg at TD. The yield point is 15 to 25 lb/100ft2. Fluid loss below 5 ml. LGS max 6 %.',
      '4.3 8 1/2" section',
      'Mud system: OBM (80/20). MW at start 10.8 ppg increasing to 11.6 ppg at TD. YP 14-20 lb/100 sq ft. HPHT FL < 5 cc.',
      '4.4 6" section',
      'A KCl/PHPA mud is used from the shoe. The density is kept between 1.25 and 1.32 SG; pH 9.0-9.5.',
    ].join('\n'),
  );
  expect(muds.map(({ type, weightText }) => [type, weightText])).toEqual([
    ['OBM (80/20)', '10.8 - 11.6 ppg'],
    ['water-based KCl/glycol system', '1.25 - 1.32 sg'],
    ['KCl/PHPA mud', '1.25 - 1.32 SG'],
  ]);
  expect(
    muds.map(({ apiFluidLossMl, hphtFluidLossMl }) => [apiFluidLossMl.upper, hphtFluidLossMl.upper]),
  ).toEqual([
    [null, 5],
    [5, null],
    [null, null],
  ]);
  expect(muds[2]?.ph).toMatchObject({ lower: 9, upper: 9.5 });
});

it('reads the properties in the sentence behind the one that names the mud and its hole', async () => {
  const { muds } = await readOne(
    'For the 8 1/2" reservoir section, a 9.6 ppg NaCl brine/polymer drill-in fluid will be used. YP 12-20 lb/100ft2, API fluid loss less than 4 cc.\n',
  );
  expect(muds).toMatchObject([{ holeDiameterIn: 8.5, apiFluidLossMl: { upper: 4 } }]);
});

it('takes no slurry with gel for a mud', async () => {
  const { muds } = await readOne(
    '4. 12 1/4" section\n4.4 Cementing\nLead 13.5 ppg (Class G + 4% gel), excess 50 %, TOC at 650 m\n',
  );
  expect(muds).toEqual([]);
});

it('reads a mud over several sentences and lines, but not the one that fills the hole at its end', async () => {
  const { muds } = await readOne(
    '4.1 36" hole section\n4.1.2 Drilling fluid\nThe section is drilled with seawater and bentonite sweeps. Weight 1.03 sg, pH 9-10. Sweep with 5 m3 every half stand\nand displace the hole to 1.30 sg pad mud before pulling out.\n' +
      '4.3 17 1/2" hole section\n4.3.2 Drilling fluid\nA KCl/polymer/glycol water based mud will be used. Start at 1.25 sg and weight up to 1.32 sg at section TD. Yield point\n9-14 Pa, 6 rpm reading 8-12, API fluid loss less than 5 ml.\n' +
      '4.5 8 1/2" hole section\n4.5.2 Drilling fluid\nOil based mud, 1.62 sg. Yield point 5-8 Pa, HPHT fluid loss below 3 ml, LGS below 5 %. A core will be cut.\n',
  );
  expect(
    muds
      .map(({ holeDiameterIn, weightText, yieldPointPa }) => [holeDiameterIn, weightText, yieldPointPa.upper])
      .toSorted((a, b) => Number(b[0]) - Number(a[0])),
  ).toEqual([
    [36, '1.03 sg', null],
    [17.5, '1.25 - 1.32 sg', 14],
    [8.5, '1.62 sg', 8],
  ]);
});

it('reads the properties of a bullet that go on in the next line', async () => {
  const { muds } = await readOne(
    '3.3 12\u00bc" hole: 1,436 to 2,925 m\n\u2022 Mud: LTOBM; 10.2-10.8 ppg; YP 16-24 lb/100ft\u00b2; 6 rpm\n10-14; HPHT < 4 ml; LGS < 6 %; oil/water 75/25.\n\u2022 Max ECD 11.6 ppg at the shoe.\n',
  );
  expect(muds).toMatchObject([
    { type: 'LTOBM', hphtFluidLossMl: { upper: 4 }, sixRpm: { lower: 10, upper: 14 } },
  ]);
});
