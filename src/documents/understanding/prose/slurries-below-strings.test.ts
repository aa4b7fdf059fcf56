import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const TEXT = [
  'Pozo: Arenal-4',
  '',
  'Fase 22" - Revestimiento 18 5/8" a 610 m',
  'Lechada de cabeza: Clase A + 3% bentonita; densidad 1.52 g/cc; exceso 80%; cima de cemento: superficie; aditivos: antiespumante.',
  'Lechada de cola: Clase A; densidad 1.87 g/cc; exceso 80%; cima de cemento: 480 m; aditivos: CaCl2.',
  '',
  'Fase 12 1/4" - TR corta (liner) de 10 3/4" a 2,930 m',
  'Lechada única: Clase G + 40% sílice; densidad 1.94 gr/cc; exceso 20%; cima de cemento: 1,870 m; aditivos: látex, retardador.',
  '',
].join('\n');

it('reads the slurries below a title that names the hole, its string and the depth of the shoe', async () => {
  const { slurries } = await readOne(TEXT);
  expect(slurries.map((one) => [one.holeDiameterIn, one.role, one.type, one.topOfCement])).toEqual([
    [22, 'lead', 'Clase A + 3% bentonita', 'superficie'],
    [22, 'tail', 'Clase A', '480 m'],
    [12.25, 'liner', 'Clase G + 40% sílice', '1870 m'],
  ]);
});

it('takes no density behind the semicolon of a slurry for that of a mud, and no slurry for a run', async () => {
  const { muds, loggingRuns } = await readOne(TEXT);
  expect(muds).toEqual([]);
  expect(loggingRuns).toEqual([]);
});
