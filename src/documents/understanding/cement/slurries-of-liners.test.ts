import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const STRINGS = 'Hole size (in);Casing (in);Type;Top MD (m);Shoe MD (m)\n12 1/4;9 5/8;Casing;0;2140\n';
const SLURRIES = [
  'Casing (in);Slurry;Blend;Density (SG);TOC (m)',
  '9 5/8;Lead;Class G light;1.55;400',
  '9 5/8;Tail;Class G;1.90;1700',
  '7;Single;Class G and silica;1.88;2010',
].join('\n');

const read = async (kind: string) => {
  const { slurries } = await readOne(`${STRINGS}8 1/2;7;${kind};2010;3320\n\n${SLURRIES}\n`);
  const { role, origins } = slurries.at(-1) ?? {};
  return { role, note: origins?.['gradientKpaPerM']?.note };
};

it('reads the only slurry of a liner as its liner slurry, and marks it', async () => {
  expect(await read('Liner')).toEqual({
    role: 'liner',
    note: expect.stringContaining('the only slurry of its liner, read as the liner slurry'),
  });
});

it('leaves the only slurry of a casing its tail', async () => {
  const text = `${STRINGS.replace(';0;', ';;')}8 1/2;7;Casing;;3320\n\n${SLURRIES}\n`;
  expect((await readOne(text)).slurries.map(({ role }) => role)).toEqual(['lead', 'tail', 'tail']);
});
