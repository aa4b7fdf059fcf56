import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const read = (...titles: [string, string, string]) =>
  readOne(
    `Drilling programme Orchard-4\n\n${titles
      .map((title, at) => `${title}\nSection TD: ${(at + 1) * 400} m MD\nMud type: KCl\n`)
      .join('\n')}`,
    'Other',
    'programme.txt',
  );

describe('titles of a size and a name', () => {
  it.each([
    ['5 36" Conductor', '6 24" Surface', '7 14 3/4" Intermediate'],
    ['5. 36" Conductor', '6. 24" Surface', '7. 14 3/4" Intermediate'],
    ['36" Conductor', '24" Surface', '14 3/4" Intermediate'],
  ])('are of holes if one size is of no pipe: %s', async (...titles) => {
    const { sections, muds } = await read(...titles);
    expect(sections.map(({ diameterIn, description, tdAhdM }) => [diameterIn, description, tdAhdM])).toEqual([
      [36, 'Conductor', 400],
      [24, 'Surface', 800],
      [14.75, 'Intermediate', 1200],
    ]);
    expect(muds).toHaveLength(3);
  });

  it('are not titles of holes if one size exists only as pipe', async () => {
    const { sections } = await read('20" Conductor', '13 3/8" Surface', '9 5/8" Intermediate');
    expect(sections).toEqual([]);
  });

  it('are of a hole if they say so', async () => {
    const { sections } = await read('36" Conductor hole', '24" Surface hole', '16" Intermediate hole');
    expect(sections.map(({ diameterIn }) => diameterIn)).toEqual([36, 24, 16]);
  });
});
