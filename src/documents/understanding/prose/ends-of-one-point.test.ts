import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';
import { depthValues } from './clause-depths';

const endsOf = async (...chapters: string[]) =>
  (await readOne(chapters.join('\n\n'))).sections.map(({ diameterIn, tdAhdM, tdTvdBdfM, tdTvdSsM }) => [
    diameterIn,
    tdAhdM,
    tdTvdBdfM,
    tdTvdSsM,
  ]);

it('reads the three depths of an end in sentences that say they are of one point', async () => {
  expect(
    await endsOf(
      '2.1 Phase 16"',
      'Forage en 16" jusqu\'\u00e0 412 m/TR (411,5 m verticaux, soit 380,5 m NM).',
      '2.2 Phase 12 1/4"',
      "La phase est for\u00e9e de 412 m \u00e0 1 240 m/TR, c'est-\u00e0-dire 1 204,2 m de profondeur verticale et 1 173,2 m NM.",
      '2.3 Phase 8 1/2"',
      'Surveiller les pertes. Fin de phase dans la craie : 1 930 m/TR, verticale 1 815,4 m, 1 784,4 m NM.',
    ),
  ).toEqual([
    [16, 412, 411.5, 380.5],
    [12.25, 1240, 1204.2, 1173.2],
    [8.5, 1930, 1815.4, 1784.4],
  ]);
});

it('reads the label of an end in another language', async () => {
  expect(
    await endsOf(
      '4.1 Fase 12 1/4"',
      'Fin de fase en la caliza: 1450 m MD, 1390 m TVD.',
      '4.2 Fase 8 1/2"',
      'Fin de fase: 2210 m MD, 2080 m TVD.',
    ),
  ).toEqual([
    [12.25, 1450, 1390, null],
    [8.5, 2210, 2080, null],
  ]);
});

it('takes depths along the hole that "et" joins for two points', () => {
  expect(depthValues('sections', "Forage jusqu'\u00e0 900 m MD et 1 400 m MD")).toMatchObject([
    { heading: 'TD MD', value: '900 m' },
  ]);
});
