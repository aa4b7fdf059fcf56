import { describe, expect, it } from 'vitest';
import { readOne, reasonsOf } from '../documents-for-tests';

const read = (...rows: string[]) => readOne(rows.join('\n'), 'Cement Program', 'cement.csv');

describe('a table with columns for the slurries of each string', () => {
  it('has densities below their names alone', async () => {
    const { slurries } = await read(
      'Casing;Lead slurry;Lead TOC;Tail slurry;Tail TOC',
      '10 3/4";1.52 SG;Surface;1.88 SG;990 m',
      '7 5/8";N/A;N/A;1.92 SG;1840 m',
    );
    expect(
      slurries.map(({ role, gradientKpaPerM, topOfCement }) => [role, gradientKpaPerM !== null, topOfCement]),
    ).toEqual([
      ['lead', true, 'Surface'],
      ['tail', true, '990 m'],
      ['tail', true, '1840 m'],
    ]);
  });

  it('has what they are made of below their names alone', async () => {
    const { slurries } = await read(
      'Casing;Lead slurry;Lead density (SG);Lead TOC;Tail slurry;Tail density (SG);Tail TOC',
      '10 3/4";Class G + 35 % extender;1.52;Surface;Class G neat;1.88;990 m',
      '7 5/8";-;-;-;50:50 Poz;1.92;1840 m',
    );
    expect(slurries.map(({ role, type, topOfCement }) => [role, type, topOfCement])).toEqual([
      ['lead', 'Class G + 35 % extender', 'Surface'],
      ['tail', 'Class G neat', '990 m'],
      ['tail', '50:50 Poz', '1840 m'],
    ]);
  });

  it('has no types in columns with volumes of slurries', async () => {
    const { slurries } = await read(
      'Casing;Lead;Lead density (SG);Lead excess;Tail;Tail density (SG);Tail excess',
      '10 3/4";240 sacks;1.52;50 %;80 sacks;1.88;20 %',
      '7 5/8";180 sacks;1.56;30 %;60 sacks;1.92;10 %',
    );
    expect(slurries.map(({ type }) => type)).toEqual([null, null, null, null]);
  });

  it('has one top for each job, which is that of its uppermost slurry', async () => {
    const { slurries } = await read(
      'Casing size (in);Lead density (ppg);Tail density (ppg);TOC (m MD)',
      '10 3/4;12.5;15.8;210',
      '7 5/8;-;15.8;1840',
    );
    const byString = slurries.toSorted(
      (a, b) => (b.casingOuterDiameterIn ?? 0) - (a.casingOuterDiameterIn ?? 0),
    );
    expect(
      byString.map(({ casingOuterDiameterIn, role, topOfCement }) => [
        casingOuterDiameterIn,
        role,
        topOfCement,
      ]),
    ).toEqual([
      [10.75, 'lead', '210 m'],
      [10.75, 'tail', null],
      [7.625, 'tail', '1840 m'],
    ]);
    expect(byString[0]?.origins?.['topOfCement']?.certainty).toBe('assumed');
  });

  it('is not reported as unknown if its cells describe whole slurries', async () => {
    const facts = await read(
      'String;Lead slurry;Tail slurry;Spacer',
      '10 3/4" casing;Class G + gel @ 1.52 SG, TOC surface;Class G @ 1.88 SG, TOC 990 m;10 m3 water',
      '7 5/8" casing;Class G + gel @ 1.56 SG, TOC 800 m;Class G @ 1.92 SG, TOC 1840 m;8 m3 water',
    );
    expect(facts.slurries).toHaveLength(4);
    expect(reasonsOf(facts)).not.toMatch(/none of the kinds/);
  });
});

describe('words in place of the composition of a slurry', () => {
  it('are a note if the string is not cemented, and nothing if the slurry is not pumped', async () => {
    const { slurries } = await read(
      'Casing;Slurry;Type;Density (SG)',
      '10 3/4";Lead;not required;-',
      '10 3/4";Tail;Class G;1.88',
      '7 5/8";Tail;not cemented;-',
    );
    expect(
      slurries.map(({ casingOuterDiameterIn, type, notes }) => [casingOuterDiameterIn, type, notes]),
    ).toEqual([
      [10.75, 'Class G', null],
      [7.625, null, 'not cemented'],
    ]);
  });
});

it('takes a type of nothing but lead and tail for the names of slurries', async () => {
  const { slurries } = await readOne(
    'Cement\nCasing,Type,Sacks,Density (ppg),Cement\n13 3/8,Lead,300,12.8,Class C + 4% gel\n,Tail,150,14.9,Class C\n',
    'Other',
    'cement.csv',
  );
  expect(slurries.map(({ role, type }) => [role, type])).toEqual([
    ['lead', 'Class C + 4% gel'],
    ['tail', 'Class C'],
  ]);
});

it('reads the description of each slurry as its type', async () => {
  const { slurries } = await read(
    '5. 12 1/4" hole - 10 3/4" casing',
    'Slurry;Lead;Tail',
    'Description;Class "H" + 4 % gel;Class "H" neat',
    'Density (SG);1.52;1.88',
    'Excess in open hole;60 %;30 %',
    'Top of cement (m);210 m;640 m',
    'Additives;Bentonite, retarder;Retarder',
  );
  expect(slurries.map(({ role, type }) => [role, type])).toEqual([
    ['lead', 'Class "H" + 4 % gel'],
    ['tail', 'Class "H" neat'],
  ]);
});
