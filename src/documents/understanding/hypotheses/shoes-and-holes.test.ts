import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const rows = [
  ['A', '13 3/8', '310', '17 1/2', '314'],
  ['B', '9 5/8', '1120', '12 1/4', '1126'],
  ['C', '7', '1890', '8 1/2', '1892'],
];
const read = (headings: readonly string[], own = rows) =>
  readOne(`${[headings, ...own].map((cells) => cells.join(',')).join('\n')}\n`, 'Other', 'strings.csv');

describe('a pipe in a larger hole that ends a little below it', () => {
  it('gives the shoe and the end of the hole under unknown headings, with a mark', async () => {
    const { sections, casings } = await read([
      'Xo',
      'Pipe OD (in)',
      'Vamel (m)',
      'Hole kix (in)',
      'Tuvo (m)',
    ]);
    expect(sections.map(({ diameterIn, tdAhdM }) => [diameterIn, tdAhdM])).toEqual([
      [17.5, 314],
      [12.25, 1126],
      [8.5, 1892],
    ]);
    expect(casings.map(({ shoeAhdM }) => shoeAhdM)).toEqual([310, 1120, 1890]);
    expect(sections[0]?.origins?.['tdAhdM']?.certainty).toBe('assumed');
  });

  it('decides nothing where the two depths are not those of a shoe and its hole', async () => {
    const apart = rows.map(([name = '', pipe = '', , hole = ''], at) => [
      name,
      pipe,
      `${at * 300 + 90}`,
      hole,
      `${at * 500 + 400}`,
    ]);
    const { sections } = await read(['Xo', 'Pipe OD (in)', 'Vamel (m)', 'Hole kix (in)', 'Tuvo (m)'], apart);
    expect(sections.map(({ tdAhdM }) => tdAhdM).filter((depth) => depth !== null)).toEqual([]);
  });

  it('takes no depth below the sea for a shoe, though the drill floor is only a rathole above it', async () => {
    const { casings, sections } = await readOne(
      [
        'Hole size;Casing / liner;Setting depth MDBRT (ft);Setting depth TVDBRT (ft);Setting depth TVDSS (ft);Grade',
        '17 1/2";13 3/8";3210;3005;2935;L-80',
        '12 1/4";9 5/8";8985;7360;7290;P-110',
        '8 1/2";7";10150;8364;8294;L-80',
      ].join('\n'),
      'Other',
      'strings.csv',
    );
    expect(casings.map(({ shoeAhdM }) => Math.round(shoeAhdM ?? 0))).toEqual([978, 2739, 3094]);
    expect(sections).toEqual([]);
  });
});

it('reads the depths of the hole and of its string under their names, and no size and kind of a string as a name', async () => {
  const { casings, sections } = await readOne(
    [
      'Hole size (in);Hole MD (m);Hole TVD (m);Casing size (in);Casing MD (m);Name',
      '17 1/2;314;312;13 3/8;310;"13 3/8"" Casing"',
      '12 1/4;1126;1090;9 5/8;1120;"9 5/8"" Casing"',
      '8 1/2;1892;1740;7;1890;"7"" Liner"',
    ].join('\n'),
    'Other',
    'strings.csv',
  );
  expect(casings.map(({ shoeAhdM, topAhdM }) => [shoeAhdM, topAhdM ?? null])).toEqual([
    [310, null],
    [1120, null],
    [1890, null],
  ]);
  expect(casings[0]?.origins?.['shoeAhdM']?.certainty).toBe('read');
  expect(sections.map(({ tdAhdM, description }) => [tdAhdM, description])).toEqual([
    [314, null],
    [1126, null],
    [1892, null],
  ]);
});
