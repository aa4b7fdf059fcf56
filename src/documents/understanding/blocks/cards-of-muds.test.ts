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
