import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const slurriesOf = async (...lines: string[]) =>
  (await readOne(['Cementing 7 5/8" casing', ...lines].join('\n'), 'Other', 'cement.txt')).slurries
    .toSorted((a, b) => a.role.localeCompare(b.role))
    .map(({ role, excess, topOfCement, additives }) => [role, excess, topOfCement, additives]);

it('takes an excess and a top of cement behind one label for both', async () => {
  expect(
    await slurriesOf(
      'Lead: class G extended, 1.54 SG, excess / TOC: 35 % / 640 m',
      'Tail: class G, 1.91 SG, TOC / excess 1890 m / 15 %',
    ),
  ).toEqual([
    ['lead', '35%', '640 m', null],
    ['tail', '15%', '1890 m', null],
  ]);
});

it('takes the additives on the line below each slurry', async () => {
  const lines = ['Lead: 1.54 SG class G, top 640 m', 'Additives: bentonite, defoamer'];
  expect(await slurriesOf(...lines, 'Tail: 1.91 SG class G, top 1890 m', 'Additives: retarder')).toEqual([
    ['lead', null, '640 m', 'bentonite, defoamer'],
    ['tail', null, '1890 m', 'retarder'],
  ]);
});

it('does not take additives that may be of both slurries above', async () => {
  expect(
    await slurriesOf('Lead: 1.54 SG class G', 'Tail: 1.91 SG class G, top 1890 m', 'Additives: retarder'),
  ).toEqual([
    ['lead', null, null, null],
    ['tail', null, '1890 m', null],
  ]);
});
