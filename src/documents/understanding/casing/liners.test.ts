import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const STRINGS =
  'Hole size (in);Casing (in);Top MD (m);Shoe MD (m)\n12 1/4;9 5/8;20;2000\n8 1/2;7;1850;2900\n';

it('assumes that a string is a liner that begins within another one', async () => {
  const { casings } = await readOne(STRINGS);
  expect(casings.map(({ kind }) => kind)).toEqual(['casing', 'liner']);
  expect(casings[1]?.origins?.['category']).toMatchObject({ certainty: 'assumed' });
});

it('assumes that a string is a liner whose lap is tested', async () => {
  const { casings } = await readOne(
    'Hole size (in);Casing (in);Shoe MD (m)\n12 1/4;9 5/8;2000\n8 1/2;7;2900\n\n8 1/2" hole section\nLiner lap test: 200 bar\n',
  );
  expect(casings.map(({ kind }) => kind)).toEqual(['casing', 'liner']);
});

it('takes no string for a liner because all begin at the sea bed', async () => {
  const { casings } = await readOne(STRINGS.replace(';20;', ';1500;').replace('1850', '1505'));
  expect(casings.map(({ kind }) => kind)).toEqual(['casing', 'casing']);
});

it('assumes that the only string of a hole is a liner whose slurry is that of a liner', async () => {
  const { casings } = await readOne(
    'Hole size (in);Casing (in);Shoe MD (m)\n12 1/4;9 5/8;2000\n8 1/2;7;2900\n\n8 1/2" hole section\n- Liner slurry: Class G, 1.86 sg, 25% excess, top of cement at 1,850 m.\n',
  );
  expect(casings.map(({ kind }) => kind)).toEqual(['casing', 'liner']);
});
