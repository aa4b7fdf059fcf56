import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const testsIn = async (line: string) =>
  (
    await readOne(
      `${line}\n\nCasing;Annular;Rams;Casing test\n10 3/4";1450;2600;1900\n`,
      'Other',
      'tests.csv',
    )
  ).pressureTests.map(({ annularKpa }) => annularKpa && Math.round(annularKpa / 6.894757));

it('gives test pressures the unit that a sentence above them has in brackets', async () => {
  expect(await testsIn('Sigue el cuadro de pruebas (psi) del pozo.')).toEqual([1450]);
  expect(await testsIn('Sigue el cuadro de pruebas del pozo.')).toEqual([]);
  expect(await testsIn('BOP and casing testing (psi)')).toEqual([1450]);
});

const yieldIn = async (line: string) =>
  (
    await readOne(
      `${line}\n\nHole;Mud type;Mud weight (SG);Yield point\n16";KCl polymer;1.12;10 - 16\n`,
      'Other',
      'mud.csv',
    )
  ).muds.map(({ yieldPointPa: { lower, upper } }) =>
    [lower, upper].map((pa) => pa && Math.round(pa * 10) / 10),
  );

it('gives yield points the unit that a sentence declares', async () => {
  expect(await yieldIn('Densities in SG, yield point (YP) in lb/100 sq ft')).toEqual([[4.8, 7.7]]);
  expect(await yieldIn('Vloeigrens in Pa.')).toEqual([[10, 16]]);
  expect(await yieldIn('Keep the yield point in the upper half.')).toEqual([[null, null]]);
  expect(await yieldIn('YP in Pa, of the laboratory yield point in lb/100ft2.')).toEqual([[null, null]]);
});
