import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const slurriesOf = async (...rows: string[]) => {
  const { slurries } = await readOne(rows.join('\n'), 'Cement Program', 'cement.csv');
  return slurries
    .toSorted((a, b) => (b.casingOuterDiameterIn ?? 0) - (a.casingOuterDiameterIn ?? 0))
    .map(({ casingOuterDiameterIn, role, type, gradientKpaPerM, excess, topOfCement, origins }) => ({
      of: `${casingOuterDiameterIn} ${role}`,
      type,
      sg: gradientKpaPerM === null ? null : Math.round((gradientKpaPerM / 9.80665) * 100) / 100,
      excess,
      top: topOfCement,
      assumed: Object.entries(origins ?? {}).flatMap(([field, origin]) =>
        origin?.certainty === 'assumed' ? [field] : [],
      ),
    }));
};

describe('both slurries of a job', () => {
  it('under their own headings take a composition that begins with the cement for their type', async () => {
    const slurries = await slurriesOf(
      'Casing;Lead slurry Composition;Sp.gr.;Rise up to;Excess;Tail slurry Composition;Sp.gr.;Rise up to;Excess',
      '"10 3/4""";Class G + 8% bentonite;1.50;surface;60%;Class G neat;1.90;400 m;40%',
    );
    expect(slurries.map(({ of, type, sg }) => [of, type, sg])).toEqual([
      ['10.75 lead', 'Class G + 8% bentonite', 1.5],
      ['10.75 tail', 'Class G neat', 1.9],
    ]);
  });

  it('in one row have the values in their order', async () => {
    const slurries = await slurriesOf(
      'Casing;Slurry;Composition;Density;TOC (m MD);Excess (%) lead/tail',
      '"10 3/4""";Lead / Tail;Class G + 3 % gel / Class G;1.52 / 1.88 SG;Surface / 790;80/40',
      '"7""";Lead / Tail;Class G 50/50 pozmix;1.60 / 1.92 SG;610;30 / 20',
    );
    expect(slurries).toEqual([
      { of: '10.75 lead', type: 'Class G + 3 % gel', sg: 1.52, excess: '80%', top: 'Surface', assumed: [] },
      { of: '10.75 tail', type: 'Class G', sg: 1.88, excess: '40%', top: '790 m', assumed: [] },
      {
        of: '7 lead',
        type: 'Class G 50/50 pozmix',
        sg: 1.6,
        excess: '30%',
        top: '610 m',
        assumed: ['type', 'topOfCement'],
      },
      { of: '7 tail', type: 'Class G 50/50 pozmix', sg: 1.92, excess: '20%', top: null, assumed: ['type'] },
    ]);
  });

  it('in one cell have their densities in it', async () => {
    const slurries = await slurriesOf(
      'Section;Casing;Cement;TOC;Excess',
      '"14 3/4""";"10 3/4""";Lead 1.52 SG / Tail 1.88 SG;Surface / 790 m;80 % / 40 %',
      '"9 1/2""";"7""";Single slurry 1.92 SG;610 m;20 %',
    );
    expect(slurries.map(({ of, type, sg, excess, top }) => [of, type, sg, excess, top])).toEqual([
      ['10.75 lead', null, 1.52, '80%', 'Surface'],
      ['10.75 tail', null, 1.88, '40%', '790 m'],
      ['7 tail', null, 1.92, '20%', '610 m'],
    ]);
  });

  it('share a column of their excess next to columns of their own', async () => {
    const slurries = await slurriesOf(
      'Casing;Lead density (SG);Tail density (SG);Excess lead / tail',
      '"10 3/4""";1.52;1.88;80 % / 40 %',
      '"7""";1.60;1.92;30 % / 20 %',
    );
    expect(slurries.map(({ of, excess }) => [of, excess])).toEqual([
      ['10.75 lead', '80%'],
      ['10.75 tail', '40%'],
      ['7 lead', '30%'],
      ['7 tail', '20%'],
    ]);
  });
});

it('has one slurry below a string of its own, next to the two of the others', async () => {
  const { slurries } = await readOne(
    'Cement\n\n,10 3/4 in,,7 5/8 in,4 1/2 in liner\n,Lead,Tail,Slurry,Slurry\nCement,Class A,Class G,Class G,Class H\nDensity (sg),1.5,1.9,1.88,1.92\nExcess,100%,30%,25%,20%\nTop of cement,surface,640 m,900 m,2105 m\n',
    'Cement Program',
    'cement.csv',
  );
  expect(
    slurries.map(({ casingOuterDiameterIn, role, type }) => [casingOuterDiameterIn, role, type]),
  ).toEqual([
    [10.75, 'lead', 'Class A'],
    [10.75, 'tail', 'Class G'],
    [7.625, 'tail', 'Class G'],
    [4.5, 'liner', 'Class H'],
  ]);
});
