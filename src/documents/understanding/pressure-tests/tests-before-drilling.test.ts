import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it.each([
  ['Prior to drilling below', 'assumed'],
  ['After running', 'assumed'],
  ['Casing', 'converted'],
])('marks a test of preventers that may be of the next hole: %s', async (heading, certainty) => {
  const { pressureTests } = await readOne(
    `Well Orchard-4\n\n${heading};Annular (psi);Rams (psi)\n"13 3/8""";3500;5000\n"9 5/8""";5000;10000\n`,
    'Well Proposal',
    'tests.csv',
  );
  expect(pressureTests.map(({ origins }) => origins?.['annularKpa']?.certainty)).toEqual([
    certainty,
    certainty,
  ]);
});
