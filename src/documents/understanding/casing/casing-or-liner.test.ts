import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('reads the string behind a label of both kinds, with the whole of a grade of a mill', async () => {
  const { casings } = await readOne(
    '3.0 8 1/2" HOLE SECTION\nCasing / liner    7" liner, 29 lb/ft, SM13CRS-110, Vam Top, shoe at 3,412 m\n',
    'Other',
    'programme.txt',
  );
  expect(
    casings.map(({ kind, outerDiameterIn, grade, thread }) => [kind, outerDiameterIn, grade, thread]),
  ).toEqual([['liner', 7, 'SM13CRS-110', 'Vam Top']]);
});
