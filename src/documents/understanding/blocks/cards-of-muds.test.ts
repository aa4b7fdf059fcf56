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
