import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';
import { sectionOfCard } from './section-of-card';

const HOLES =
  'Hole sections\n\nHole size (in)\tCasing (in)\tDepth MD (m)\n24\t18 5/8\t510\n16\t13 3/8\t1390\n\n';
const read = async (first: string, second: string) =>
  (
    await readOne(
      `${HOLES}Mud programme\n\n${first}\nType: Gel mud\nDensity: 1.06 SG\npH: 9\n\n${second}\nType: Glycol polymer\nDensity: 1.18 SG\nYP: 7-11 Pa\n`,
      'Well Proposal',
    )
  ).muds.map(({ holeDiameterIn, section, type, weightText, origins }) => [
    holeDiameterIn ?? section?.casingIn ?? section?.endAhdM,
    type,
    weightText,
    origins?.['type']?.certainty,
  ]);
const muds = (first: number, second: number, certainty = 'read') => [
  [first, 'Gel mud', '1.06 SG', certainty],
  [second, 'Glycol polymer', '1.18 SG', certainty],
];

it('reads the card of a mud below the size of its hole, of its string, or below its interval', async () => {
  expect(await read('24"', '16"')).toEqual(muds(24, 16));
  expect(await read('Boue de la phase 24"', 'Boue de la phase 16"')).toEqual(muds(24, 16));
  expect(await read('610 mm', '406 mm')).toEqual(muds(24, 16));
  expect(await read('18 5/8" casing section', '13 3/8" intermediate casing')).toEqual(muds(18.625, 13.375));
  expect(await read('0 - 510 m', '510 - 1,390 m')).toEqual(muds(510, 1390));
});

it('takes numbered sections from the top, and marks them as assumed', async () => {
  expect(await read('Phase 1', 'Phase 2')).toEqual(muds(24, 16, 'assumed'));
});

it('does not read the card of a slurry, or a title of anything else', async () => {
  const { muds: none } = await readOne(
    `${HOLES}Cementing\n\n18 5/8" casing\nType: Class G\nDensity: 1.90 SG\nTOC: surface\nExcess: 50 %\n`,
    'Well Proposal',
  );
  expect(none).toEqual([]);
  expect(['Cement 20" casing', 'Run 1', '12 1/4" / 9 5/8"', 'Sand 20 mm'].map(sectionOfCard)).toEqual(
    Array.from({ length: 4 }, () => null),
  );
});

it('reads a list with headings of its own below the title and the type of the mud', async () => {
  const {
    muds: [mud],
  } = await readOne(
    'Programa de fluidos Pozo Olmo-4\n\nIntervalo II \u2013 Hueco de 16" (510 \u2013 1,390 ft)\nTipo de fluido: Glicol inhibido\nPropiedad\tUnidad\tValor\nPeso\tlpg (ppg)\t9.8 \u2013 10.2\npH\t\u2013\t9.0 \u2013 9.5\n',
  );
  expect(mud).toMatchObject({ holeDiameterIn: 16, type: 'Glicol inhibido', ph: { lower: 9, upper: 9.5 } });
  expect(mud?.weightText).toBe('9.8 \u2013 10.2 lpg');
});

it('reads a list below headings, one of which another table has too', async () => {
  const {
    muds: [mud],
  } = await readOne(
    '16" hole section\nKeep the fluid clean.\nProperty;Unit;Range\nMud weight;sg;1.16 - 1.21\nYield point;Pa;7 - 11\npH;;9 - 10\nLGS;%;< 6\n',
  );
  expect(mud).toMatchObject({ holeDiameterIn: 16, yieldPointPa: { lower: 7, upper: 11 }, ph: { upper: 10 } });
});
