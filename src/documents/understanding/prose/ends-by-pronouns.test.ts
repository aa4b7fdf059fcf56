import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const endsOf = async (second: string) =>
  (
    await readOne(
      `2.1 26" Surface section\n2.1.1 Drilling\nThe 26" surface section is drilled to 310 m MD.\n2.2 16" Intermediate section\n2.2.1 Drilling\n${second}\n`,
    )
  ).sections.map(({ diameterIn, tdAhdM, tdTvdBdfM }) => [diameterIn, tdAhdM, tdTvdBdfM]);

it.each([
  'The 16" intermediate section has the kick-off. It will be drilled to 1,240 m BRT (1,205.5 m TVD BRT) in the marl.',
  'The section will then be drilled to 1,240 m BRT (1,205.5 m TVD BRT).',
])('takes the end of the hole of a chapter: %s', async (second) => {
  expect(await endsOf(second)).toEqual([
    [26, 310, null],
    [16, 1240, 1205.5],
  ]);
});

it('takes no end of what is not the hole', async () => {
  expect(await endsOf('A core may be cut. The float shoe will be drilled to 1,240 m BRT.')).toEqual([]);
});
