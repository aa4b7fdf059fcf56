import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const read = async (text: string) =>
  (await readOne(`Well Orchard-4\n\n${text}\n`, 'Cement Program')).slurries.map(
    ({ role, topOfCement, origins }) => [
      role,
      topOfCement,
      ...['gradientKpaPerM', 'topOfCement'].map((field) => origins?.[field]?.certainty),
    ],
  );

describe('a slurry that no text names', () => {
  it.each([
    ['comes up to the sea bed: the lead', 'to seabed', 'lead', 'seabed'],
    ['ends in the hole: the tail', 'to 640 m', 'tail', '640 m'],
  ])('%s, and every value is marked', async (_, words, role, top) => {
    const text = `The 10 3/4" casing is cemented ${words} with a single 1.91 SG class G slurry, 50 % excess.`;
    expect(await read(text)).toEqual([[role, top, 'assumed', 'assumed']]);
  });
});

it.each([
  ['Liner top, 7,200 ft', 'Liner top, 2194.6 m'],
  ['Liner top 1.680 m AH', 'Liner top 1680 m AH'],
  ['1,600 ft MD and 50% excess', '487.7 m MD'],
])('the depth behind the place of a top of cement is in metres: %s', async (top, expected) => {
  const table = `Casing (in);Slurry;Density (SG);TOC\n7;Liner;1.92;${top}`;
  expect((await read(table)).map(([, found]) => found)).toEqual([expected]);
});
