import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const slurriesOf = async (name: string, ...rows: string[]) => {
  const { slurries } = await readOne(rows.join('\n'), 'Cement Program', name);
  return slurries
    .toSorted((a, b) => (b.casingOuterDiameterIn ?? 0) - (a.casingOuterDiameterIn ?? 0))
    .map(({ casingOuterDiameterIn, role, gradientKpaPerM, excess, topOfCement }) => [
      casingOuterDiameterIn,
      role,
      gradientKpaPerM === null ? null : Math.round((gradientKpaPerM / 9.80665) * 100) / 100,
      excess,
      topOfCement,
    ]);
};

describe('slurries below a blank heading', () => {
  it('are of the string of their row', async () => {
    expect(
      await slurriesOf(
        'cement.csv',
        ';Lead;Tail;Excess',
        '"10 3/4""";1.52 SG;1.88 SG;80 %',
        '"7""";1.60 SG;1.92 SG;20 %',
      ),
    ).toEqual([
      [10.75, 'lead', 1.52, '80%', null],
      [10.75, 'tail', 1.88, '80%', null],
      [7, 'lead', 1.6, '20%', null],
      [7, 'tail', 1.92, '20%', null],
    ]);
  });

  it('may be described whole', async () => {
    expect(
      await slurriesOf(
        'cement.txt',
        'Cement of the strings',
        '',
        '                 Lead                                Tail                          Excess',
        '10 3/4" casing   Class G + gel, 1.52 SG, TOC surface  Class G, 1.88 SG, TOC 790 m   80 %',
        '7" casing        Class G, 1.60 SG, TOC 610 m          Class G, 1.92 SG, TOC 1640 m  20 %',
      ),
    ).toEqual([
      [10.75, 'lead', 1.52, '80%', 'surface'],
      [10.75, 'tail', 1.88, '80%', '790 m'],
      [7, 'lead', 1.6, '20%', '610 m'],
      [7, 'tail', 1.92, '20%', '1640 m'],
    ]);
  });

  it('have their properties in rows, next to a column of remarks', async () => {
    expect(
      await slurriesOf(
        'cement.csv',
        '"7"" casing"',
        'Property;Unit;Lead;Tail;Comment',
        'Density;SG;1.60;1.92;on location',
        'Excess;%;30;20;calliper',
        'TOC;m MD;610;1640;',
      ),
    ).toEqual([
      [7, 'lead', 1.6, '30%', '610 m'],
      [7, 'tail', 1.92, '20%', '1640 m'],
    ]);
  });
});
