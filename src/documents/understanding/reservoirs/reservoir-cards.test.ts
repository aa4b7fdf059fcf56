import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const reservoirsOf = async (...lines: string[]) =>
  (await readOne(`${lines.join('\n')}\n`, 'Other', 'note.txt')).reservoirs.map((one) => [
    one.name,
    one.pressureLowerKpa,
    one.pressureUpperKpa,
    one.tvdSsLowerM,
    one.tvdSsUpperM,
  ]);

describe('lists with a row for each value of reservoirs', () => {
  it('may have the unit behind the value, in any language', async () => {
    expect(
      await reservoirsOf(
        '4 Lagerst\u00e4tte',
        'Parameter              Wert     Einheit',
        'Speicher               Utsira Sand',
        'Oberkante              2988     m TVD NN',
        'Unterkante             3093     m TVD NN',
        'Druck an der Oberkante    285      bar',
        'Druck an der Unterkante   295      bar',
        'Temperatur             96       \u00b0C',
      ),
    ).toEqual([['Utsira Sand', 28_500, 29_500, 2988, 3093]]);
  });

  it('may call its reservoir a formation below a title that says so, and its pressures low and high', async () => {
    const card = [
      'Formatie              Utsira Zand',
      'Druk laag (bar)       285',
      'Druk hoog (bar)       295',
    ];
    expect(await reservoirsOf('Reservoirgegevens', '', ...card)).toEqual([
      ['Utsira Zand', 28_500, 29_500, null, null],
    ]);
    expect(await reservoirsOf('Druktesten', '', ...card)).toEqual([]);
  });

  it('may have a column for each reservoir below a title that says so', async () => {
    const rows = [
      '                      Utsira A    Brae (Unit 2)',
      'Minimum (bar)         285         318',
      'Maximum (bar)         295         327',
      'Interval top, m TVDSS   -2988       -3310',
    ];
    expect(await reservoirsOf('Expected reservoir pressures', '', ...rows)).toEqual([
      ['Utsira A', 28_500, 29_500, 2988, null],
      ['Brae (Unit 2)', 31_800, 32_700, 3310, null],
    ]);
    expect(await reservoirsOf('BOP', '', 'Annular    Rams', ...rows.slice(1, 3))).toEqual([]);
  });

  it('may have a comma in a label before the brackets of its unit', async () => {
    expect(
      await reservoirsOf(
        'Reservoir                       Utsira Sand',
        'Reservoir pressure, low (bar)   285',
        'Reservoir pressure, high (bar)  295',
      ),
    ).toEqual([['Utsira Sand', 28_500, 29_500, null, null]]);
  });
});

it('are lines of a label and a value with its unit, with a range in one of them', async () => {
  for (const card of [
    'Reservoir: Utsira Sand\nTop: 2988 m TVDSS\nBase: 3093 m TVDSS\nPressure: 285 - 295 bar\nGradient: 1.05 sg',
    'Gisement : Utsira Sand\nToit (m NGF) : -2988\nBase (m NGF) : -3093\nPression : 285 \u00e0 295 bar\nGradient : 1,05 sg',
    'Target: Utsira Sand\nPore pressure, min: 285 bar\nPore pressure, max: 295 bar\nInterval: 2,988 - 3,093 m TVDSS\nEMW: 1.05 sg',
  ])
    expect((await readOne(`${card}\n`)).reservoirs).toMatchObject([
      {
        name: 'Utsira Sand',
        gradientKpaPerM: expect.closeTo(10.297, 2),
        pressureLowerKpa: 28_500,
        pressureUpperKpa: 29_500,
        tvdSsLowerM: 2988,
        tvdSsUpperM: 3093,
      },
    ]);
});
