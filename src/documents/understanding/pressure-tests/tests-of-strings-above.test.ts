import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('reads the test of a string in brackets behind the hole below it as that of the string', async () => {
  const { pressureTests } = await readOne(
    'Well Heron-3\n\nSection;Annular (bar);Rams (bar);Casing test (bar)\n"12 1/4"" (13 3/8"" csg)";200;345;150\n"8 1/2"" (9 5/8"" csg)";245;690;300\n',
    'Well Proposal',
    'tests.csv',
  );
  expect(
    pressureTests.map(({ holeDiameterIn, section, annularKpa, casingOnBumpKpa, origins }) => [
      holeDiameterIn ?? section?.casingIn,
      annularKpa,
      casingOnBumpKpa,
      origins?.['casingOnBumpKpa']?.certainty,
    ]),
  ).toEqual([
    [12.25, 20_000, null, 'converted'],
    [13.375, null, 15_000, 'assumed'],
    [8.5, 24_500, null, 'converted'],
    [9.625, null, 30_000, 'assumed'],
  ]);
});
