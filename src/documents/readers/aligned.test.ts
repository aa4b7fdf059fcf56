import { describe, expect, it } from 'vitest';
import { HEADINGS } from '../understanding/words/heading-vocabulary';
import { readText } from './read-text';

const rowsOf = (text: string) =>
  readText(text, HEADINGS).tables.map((table) => table.rows.map((row) => row.cells));

describe('columns made with spaces', () => {
  it('takes the columns from a dashed line, blank cells and names with spaces included', () => {
    const text = [
      '  Surface name      Qlf MD      TVDSS',
      '  ----------------- --- ------- --------',
      '  SOME GP. Top           110.00   -80.00',
      '  Wide Fm. With A Top ER 2510.25 -1890.50',
      '  Lost Fm. Top      FO',
      '  Last Fm. Top          2600.00 -1950.00',
    ].join('\n');
    expect(rowsOf(text)).toEqual([
      [
        ['SOME GP. Top', '', '110.00', '-80.00'],
        ['Wide Fm. With A Top', 'ER', '2510.25', '-1890.50'],
        ['Lost Fm. Top', 'FO', '', ''],
        ['Last Fm. Top', '', '2600.00', '-1950.00'],
      ],
    ]);
  });

  it('are drawn as a text, whose decimal commas part no cells', () => {
    const text = [
      'Prof. MD   Inclin.   Azimut   TVD/TR',
      '  0,00       0,00   231,70     0,00',
      ' 60,00       0,00   231,70    60,00',
      '660,00       1,33   231,70   660,00',
    ].join('\n');
    const [page] = readText(text, HEADINGS, { withPages: true }).pages ?? [];
    expect(page?.form).toBe('text');
    expect(page?.rows[3]?.pieces.map((piece) => piece.text)).toEqual(['660,00', '1,33', '231,70', '660,00']);
  });

  it('reads columns that a single space separates', () => {
    expect(rowsOf('MD Inc Azi TVD\n0 0 0 0\n100 1.5 90 99.9\n')).toEqual([
      [
        ['0', '0', '0', '0'],
        ['100', '1.5', '90', '99.9'],
      ],
    ]);
  });

  it('keeps a name together when single spaces separate everything', () => {
    expect(rowsOf('Formation MD TVDSS\nUpper Chalk Group 1200 1100\nSandstone 1300 1180\n')).toEqual([
      [
        ['Upper Chalk Group', '1200', '1100'],
        ['Sandstone', '1300', '1180'],
      ],
    ]);
  });

  it('finds a blank cell by the positions of the other rows, even if the headings are elsewhere', () => {
    const text = [
      'Formation  MD   TVD   TVDSS',
      'Alpha            1000.0      950.0      900.0',
      'Beta                        1050.0     1000.0',
      'Gamma            1200.0                1100.0',
    ].join('\n');
    expect(rowsOf(text)[0]?.slice(1)).toEqual([
      ['Beta', '', '1050.0', '1000.0'],
      ['Gamma', '1200.0', '', '1100.0'],
    ]);
  });

  it('keeps a fraction together in a row with as many words as headings', () => {
    const text = [
      'Hole size   Casing size   Weight   Grade  Connection   Setting depth',
      '17 1/2      13 3/8        72       L80    BTC          1500',
      '8 1/2       7             29       L80                 3000',
    ].join('\n');
    expect(rowsOf(text)[0]?.[1]).toEqual(['8 1/2', '7', '29', 'L80', '', '3000']);
    expect(rowsOf('Hole OD ID Grade\n12 1/4 9 5/8 8.681 L80\n')).toEqual([
      [['12 1/4', '9 5/8', '8.681', 'L80']],
    ]);
  });

  it('merges headings on two lines and skips a continuous rule', () => {
    const text = [
      'Measured     Incl.    Azim.',
      'Depth',
      '  (m)        (deg)    (deg)',
      '='.repeat(32),
      '   0.0        0.0      0.0',
      ' 100.0        2.0     45.0',
    ].join('\n');
    const [table] = readText(text, HEADINGS).tables;
    expect(table?.rows.map((row) => row.cells)).toEqual([
      ['0.0', '0.0', '0.0'],
      ['100.0', '2.0', '45.0'],
    ]);
  });

  it('merges headings on two lines, of which one space parts two in the first', () => {
    const text = [
      '  Measured Inclination   Azimuth   Vertical      Build',
      '     Depth       (deg)     (deg)      Depth       Rate',
      '       (m)                              (m)    (d/30m)',
      '      0.00        0.00      0.00       0.00       0.00',
      '    450.00        0.00     71.30     450.00       0.00',
      '    480.00        2.50     71.30     479.99       2.50',
    ].join('\n');
    const [table] = readText(text, HEADINGS).tables;
    expect(table?.headings.slice(0, 4)).toEqual([
      'Measured Depth',
      'Inclination (deg)',
      'Azimuth (deg)',
      'Vertical Depth',
    ]);
    expect(table?.units[0]).toBe('(m)');
    expect(table?.rows).toHaveLength(3);
  });

  it('leaves out the prose around a table, and continues after a page break', () => {
    const text = [
      'Survey report of 3 pages, all depths in metres',
      '',
      'MD      Inc     Azi',
      '0.0     0.0     0.0',
      '',
      'Page 2 of 3 - printed on the 4th of May by the night shift',
      '',
      '30.0    1.0     10.0',
      '',
      'Bottom hole distance is 901.11 metres on azimuth 302.19 degrees from the slot',
    ].join('\n');
    const content = readText(text, HEADINGS);
    expect(content.tables.map((table) => table.rows.map((row) => row.row))).toEqual([[4, 8]]);
    expect(content.lines.map((line) => line.row)).toEqual([1, 6, 10]);
  });

  it('ends at a title above a turned table whose columns lie elsewhere', () => {
    const text = [
      'Casing type       OD (in)   Shoe (m MD)   Hole (in)   TD (m MD)   LOT (SG)',
      'Conductor         20              320.0   26              324.0       1.75',
      'Intermediate      13 3/8        1,228.0   17 1/2        1,231.0       1.75',
      '',
      'Recommended Mud Properties',
      '',
      'Interval      26"           17 1/2"   12 1/4"   8 1/2"',
      'Mud system    Bentonite     Polymer   Salt      Drill-in',
      'pH            8.5-9.5       9-10      8.5-9.5   9-10',
    ].join('\n');
    expect(rowsOf(text)[0]?.map(([name]) => name)).toEqual(['Conductor', 'Intermediate']);
  });

  it('reads a heading behind a comment mark', () => {
    expect(rowsOf('# exported by hand\n#MD  Inc  Azi\n 10   0    0\n 20   1    5\n')).toEqual([
      [
        ['10', '0', '0'],
        ['20', '1', '5'],
      ],
    ]);
  });
});

describe('rows with more columns than headings', () => {
  it('keep a name separate from the next figure', () => {
    const text = [
      '                  TWT       Depth        Depth',
      '                  (ms)      (m TVDSS)    (m TVD RT)',
      'Seabed            120       95           120',
      'Top Balder        1580      1690         1715',
      'BCU               2240      2555         2580',
    ].join('\n');
    const [rows] = rowsOf(text);
    expect(rows?.map(([name]) => name)).toEqual(['Seabed', 'Top Balder', 'BCU']);
  });
});

describe('a title of another subject below a table', () => {
  it('ends the table, also without a blank line below it', () => {
    const text = [
      'Formation tops',
      'Formation    MD (m)   TVD (m)',
      'Grey Marl    850      850',
      'Red Sand     1520     1519',
      '',
      'Casing programme',
      'Surface      9 5/8" 36# J-55 STC     0 - 502 m',
    ].join('\n');
    expect(rowsOf(text)[0]).toHaveLength(2);
  });
});
