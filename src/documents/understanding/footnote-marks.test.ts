import { expect, it } from 'vitest';
import { readOne } from './documents-for-tests';

it('leaves the star of a footnote out of the title of a step', async () => {
  const { plan } = await readOne(
    'Sequence of operations\n\n1. Move rig\n2. Drill 12 1/4" hole into the Alder Marl*, case\n3. Test well\n* To be picked from cuttings.\n',
    'Other',
    'plan.txt',
  );
  expect(plan.map(({ title }) => title)).toEqual([
    'Move rig',
    'Drill 12 1/4" hole into the Alder Marl, case',
    'Test well',
  ]);
});
