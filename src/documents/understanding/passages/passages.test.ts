import { describe, expect, it } from 'vitest';
import { textModel } from '../../readers/page-model';
import { namedDepths } from './named-depths';
import { statements } from './statements';
import { tableOfThings } from './things';
import type { ThingKind } from './things';

const rowsOf = (text: string) => textModel(text.split('\n')).rows;
const namesIn = (text: string) =>
  namedDepths(rowsOf(text)).map(({ name, depth, second, unit, uncertainty }) =>
    [name, depth, second, unit, uncertainty].filter((part) => part !== '' && part !== null).join(' | '),
  );

describe('names with depths', () => {
  it('are found in sentences', () => {
    expect(
      namesIn(`The Larch Group is expected at 640 m (+/- 10 m). Below it, Top Alder Formation comes in at
1,215 m, and the Rowan Sandstone at 1890 m (+/- 25 m). The shoe is set at 1900 m. TD is planned at 2100 m.
In the offset well the Rowan Sandstone was found at 1930 m.`),
    ).toEqual([
      'Larch Group | 640 | m | 10',
      'Top Alder Formation | 1,215 | m',
      'Rowan Sandstone | 1890 | m | 25',
    ]);
  });

  it('are found in lists, with or without a unit, and with the same depth in brackets', () => {
    expect(namesIn('Larch        1,480    |  |\nAlder Creek   4,310   |  |\nBase of Salt  6,725')).toEqual([
      'Larch | 1,480',
      'Alder Creek | 4,310',
      'Base of Salt | 6,725',
    ]);
    expect(namesIn('- Top Larch: 1.012 m (1.024,3 m), +/- 15 m\n- Top Alder: 1.655 m (1.667,3 m)')).toEqual([
      'Top Larch | 1.012 | 1.024,3 | m | 15',
      'Top Alder | 1.655 | 1.667,3 | m',
    ]);
  });

  it('are in order of depth and of one list', () => {
    expect(namesIn('Larch 640 m\nAlder 1215 m\nRowan 1890 m\nLarch 655 m\nAlder 1190 m')).toEqual([
      'Larch | 640 | m',
      'Alder | 1215 | m',
      'Rowan | 1890 | m',
    ]);
  });
});

it('reads labels and values of a row in any form', () => {
  const said = statements(
    rowsOf(
      'Density : 1.50 SG    Top : 640 m\nYield point    18 Pa\nDensity    sg    1.03 - 1.05    as needed\n- pH 9',
    ),
  );
  expect(said.map(({ label, text }) => [label, text])).toEqual([
    ['Density', '1.50 SG'],
    ['Top', '640 m'],
    ['Yield point', '18 Pa'],
    ['Density', '1.03 - 1.05 sg'],
    ['', 'pH 9'],
  ]);
});

describe('lists of hole sections and strings', () => {
  const things = (kind: ThingKind, text: string) => {
    const model = textModel(text.split('\n'));
    const table = tableOfThings(kind, model, model.rows);
    return table?.rows.map(({ cells }) => cells.filter((cell) => cell !== '')) ?? [];
  };

  const cement = `13 3/8" casing, job 1
  Casing size : 13 3/8 in     Hole size : 17 1/2 in
  Open hole excess : 80 %
  Spacer
    Density    : 1.20 SG
  Slurry 1: Lead
    System     : Class G + gel
    Density    : 1.52 SG
    Top of slurry : Surface
  Slurry 2: Tail
    System     : Class G
    Density    : 1.90 SG
    Top of slurry : 480 m`;

  it('gives each slurry its own values and those of its job, but not those of the spacer', () => {
    expect(things('cement', cement)).toEqual([
      ['17 1/2', '13 3/8', 'lead', 'Class G + gel', '1.52 SG', '80 %', 'Surface'],
      ['17 1/2', '13 3/8', 'tail', 'Class G', '1.90 SG', '80 %', '480 m'],
    ]);
  });

  const sections = `2 17 1/2" hole section
Drilling fluid
- Mud type: Spud mud
- Density 1.05 - 1.12 SG
- pH 9 - 10
Cementation
- Lead: 1.50 SG, Class G, to surface, 100 % excess
Pressure testing
- BOP annular: 70 bar
- BOP rams: 140 bar
3 12 1/4" hole section
Drilling fluid
- Mud type: KCl polymer
- Density 1.20 SG
Logging
- LWD: GR - Resistivity`;

  it('separates sections with their own titles', () => {
    expect(things('mud', sections)).toEqual([
      ['17 1/2', 'Spud mud', '1.05 - 1.12 SG', '9 - 10'],
      ['12 1/4', 'KCl polymer', '1.20 SG'],
    ]);
    expect(things('cement', sections)).toEqual([
      ['17 1/2', 'lead', 'Class G', '1.50 SG', '100 %', 'surface'],
    ]);
    expect(things('pressureTests', sections)).toEqual([['17 1/2', '70 bar', '140 bar']]);
    expect(things('logging', sections)).toEqual([['12 1/4', 'GR - Resistivity']]);
  });

  it('separates the values of one label', () => {
    const text =
      '17 1/2" seksjon\nHulldybde (TD):  1 250 m MD\nForingsrør:  13 3/8", 72 lb/ft, P-110, VAM TOP, sko 1 244 m MD';
    expect(things('casing', text)).toEqual([
      ['17 1/2', '13 3/8"', '72 lb/ft', 'P-110', 'VAM TOP', '1 244 m MD'],
    ]);
    expect(things('sections', text)).toEqual([['17 1/2', '1 250 m MD']]);
  });

  const card = `8 1/2" section - liner
Casing and cement
Hole size      8 1/2"       Casing OD      7"
Weight         29 lb/ft     Grade          L-80
Cement         Lead         Tail
Slurry type    Class G      Class G + silica, latex
Density (sg)   1.60         1.90
Excess         40 %         20 %
Pressure test        bar      Remark
BOP preventer (annular)  205   low 20
Rams                     345   every 14 days`;

  it('takes the labels of a card across its rows, and the columns of its slurries and units', () => {
    expect(things('casing', card)).toEqual([['8 1/2', '7', '29 lb/ft', 'L-80']]);
    expect(things('cement', card)).toEqual([
      ['8 1/2', '7', 'lead', 'Class G', '1.60 sg', '40 %'],
      ['8 1/2', '7', 'tail', 'Class G + silica, latex', '1.90 sg', '20 %'],
    ]);
    expect(things('pressureTests', card)).toEqual([['8 1/2', '205 bar', '345 bar']]);
  });

  it('takes no mud for a slurry', () => {
    const fluid = '12 1/4" section\nDrilling fluid\nType   KCl/glycol    Density (sg)   1.12 - 1.18';
    expect(things('cement', fluid)).toEqual([]);
    expect(things('mud', fluid)).toEqual([['12 1/4', 'KCl/glycol', '1.12 - 1.18 sg']]);
  });

  it('takes the only slurry of a liner for that of the liner', () => {
    const job = '8 1/2" section\n7" liner\nCementing: Class G, 1.90 SG, 20 % excess';
    expect(things('cement', job)).toEqual([['7', 'liner', 'Class G', '1.90 SG', '20 %']]);
  });
});
