import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('reads the 6-rpm reading, the solids, and a mud type next to a test that is not run', async () => {
  const { muds } = await readOne(
    '3.1 16"-Abschnitt\nSp\u00fclungstyp   S\u00fc\u00dfwasser-Sp\u00fclung   Drucktest Linerkopf   entf\u00e4llt\nSp\u00fclungsdichte   1,15 - 1,25 kg/l\n6-U/min-Ablesung   7 - 11\nFeststoffe LGS   max, 6 %\n',
  );
  expect(muds).toMatchObject([
    {
      holeDiameterIn: 16,
      type: 'S\u00fc\u00dfwasser-Sp\u00fclung',
      sixRpm: { lower: 7, upper: 11 },
      lowGravitySolidsPercent: { upper: 6 },
    },
  ]);
});

it('reads a mud whose density has no unit, and marks the unit as assumed', async () => {
  const { muds } = await readOne(
    'Phase 8"1/2 : 1310 - 1745 m\n - Boue : saumure d = 1,09\nPhase 6" : 1745 - 1990 m\n - Boue : Polymère, densité 1,12 à 1,16\n',
  );
  expect(muds).toMatchObject([
    { holeDiameterIn: 8.5, type: 'saumure', weightText: '1.09 SG' },
    { holeDiameterIn: 6, type: 'Polymère', weightText: '1.12 à 1.16 SG' },
  ]);
  expect(muds.map(({ origins }) => origins?.['weightText']?.certainty)).toEqual(['assumed', 'assumed']);
});

it('reads the weight and the other properties of muds in lines with wide gaps', async () => {
  const { muds } = await readOne(
    'Programma fanghi\n\n17 1/2"   Bentonitico   1,04 - 1,09 kg/l\n12 1/4"   KCl Polimero   1,16 - 1,22 g/cm3   pH 9 - 9,5   YP 8 - 12 Pa\n',
  );
  expect(muds).toMatchObject([
    { holeDiameterIn: 17.5, type: 'Bentonitico', weightText: '1,04 - 1,09 kg/l' },
    {
      holeDiameterIn: 12.25,
      type: 'KCl Polimero',
      weightText: '1,16 - 1,22 g/cm3',
      ph: { lower: 9, upper: 9.5 },
      yieldPointPa: { lower: 8, upper: 12 },
    },
  ]);
});

it('reads the unit of a property behind a comma or in brackets', async () => {
  const { muds } = await readOne(
    '16" hole\nMud type: KCl polymer\nMud weight, SG: 1.20\nYield point, lb/100ft2: 20 - 28\n8 1/2" hole\nMud type: OBM\nMud weight, SG: 1.40\nYield point [Pa]: 8 - 12\n',
  );
  expect(muds.map(({ yieldPointPa }) => Number(yieldPointPa?.lower?.toFixed(2)))).toEqual([9.58, 8]);
});

it('reads a fluid loss next to a unit with the temperature of its test', async () => {
  const { muds } = await readOne(
    '12 1/4" hole section\nMud type   OBM\nHPHT Fluid Loss   ml/30 min @ 250\u00b0F   <4\nAPI fluid loss   ml/30 min at 20 \u00b0C   3 - 5\n',
  );
  expect(muds).toMatchObject([{ hphtFluidLossMl: { upper: 4 }, apiFluidLossMl: { lower: 3, upper: 5 } }]);
});
