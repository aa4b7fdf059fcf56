import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('reads the reading at six revolutions, the solids and a type beside a test that is not made', async () => {
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
