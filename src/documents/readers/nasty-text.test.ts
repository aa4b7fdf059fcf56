import { describe, expect, it } from 'vitest';
import { HEADINGS } from '../understanding/words/heading-vocabulary';
import { readFile } from './read-file';

async function tablesOf(text: string | Uint8Array) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const read = await readFile('a.txt', bytes, HEADINGS);
  if ('refused' in read) throw new Error(read.refused);
  return read.content.tables.map(({ headings, units, rows, decimalComma }) => ({
    headings: headings.filter(Boolean),
    units: units.filter(Boolean),
    rows: rows.map(({ cells }) => cells.filter((cell, at) => cell !== '' || headings[at])),
    decimalComma,
  }));
}

const survey = {
  headings: ['MD', 'Inc', 'Azi'],
  units: ['m', 'deg', 'deg'],
  rows: [
    ['0', '0', '0'],
    ['100.5', '1.25', '90'],
  ],
  decimalComma: false,
};

describe('the same survey as text', () => {
  it.each([
    ['with mixed line ends', 'MD,Inc,Azi\r\nm,deg,deg\n0,0,0\r100.5,1.25,90\r\n'],
    ['with a byte-order mark', '\ufeffMD,Inc,Azi\nm,deg,deg\n0,0,0\n100.5,1.25,90'],
    ['with delimiters at the line ends', 'MD;Inc;Azi;;\nm;deg;deg;;\n0;0;0;;\n100.5;1.25;90;;\n'],
    ['with every field quoted', '"MD","Inc","Azi"\n"m","deg","deg"\n"0","0","0"\n"100.5","1.25","90"\n'],
    ['with a delimiter line of its own', 'sep=;\nMD;Inc;Azi\nm;deg;deg\n0;0;0\n100.5;1.25;90\n'],
    ['with tabs and spaces', 'MD \t Inc\t  Azi\nm\t deg \tdeg\n0 \t0\t 0\n100.5\t 1.25\t90 \n'],
    [
      'in a frame of bars',
      '| MD | Inc | Azi |\n|----|----:|----|\n| m | deg | deg |\n| 0 | 0 | 0 |\n| 100.5 | 1.25 | 90 |\n',
    ],
    [
      'in a drawn frame',
      '+-------+------+-----+\n| MD    | Inc  | Azi |\n| m     | deg  | deg |\n+-------+------+-----+\n| 0     | 0    | 0   |\n| 100.5 | 1.25 | 90  |\n+-------+------+-----+\n',
    ],
    [
      'in fixed columns',
      '   MD      Inc    Azi\n    m      deg    deg\n   0         0      0\n 100.5    1.25     90\n',
    ],
    ['with blank lines between the rows', 'MD,Inc,Azi\n\nm,deg,deg\n\n0,0,0\n\n100.5,1.25,90\n\n'],
  ])('is read %s', async (_, text) => {
    expect(await tablesOf(text)).toEqual([survey]);
  });

  it('is read with decimal commas between semicolons or tabs', async () => {
    const rows = [
      ['0,0', '0,0', '0,0'],
      ['100,5', '1,25', '90'],
    ];
    for (const mark of [';', '\t']) {
      const text = ['MD;Inc;Azi', 'm;deg;deg', '0,0;0,0;0,0', '100,5;1,25;90']
        .join('\n')
        .replaceAll(';', mark);
      expect(await tablesOf(text)).toEqual([{ ...survey, rows, decimalComma: true }]);
    }
  });
});

describe('text that is easily misread', () => {
  it('keeps a quoted heading of two lines and a quoted remark together', async () => {
    const [table] = await tablesOf(
      '"Formation","TVD SS\n(m)","Remark"\n"Chalk","1200","hard,\nsays ""the"" driller"\n',
    );
    expect(table?.headings).toEqual(['Formation', 'TVD SS (m)', 'Remark']);
    expect(table?.rows).toEqual([['Chalk', '1200', 'hard,\nsays "the" driller']]);
  });

  it('reads a formula error neither as a value nor as a comment', async () => {
    const [table] = await tablesOf('MD,Inc,Azi\n0,0,0\n#N/A,1.5,90\n200,#REF!,90\n');
    expect(table?.rows).toEqual([
      ['0', '0', '0'],
      ['', '1.5', '90'],
      ['200', '', '90'],
    ]);
  });

  it('reads UTF-16 without a byte-order mark, as some programs save Unicode text', async () => {
    const text = 'MD\tInc\tAzi\r\n0\t0\t0\r\n';
    const bytes = new Uint8Array(text.length * 2);
    for (let at = 0; at < text.length; at += 1) bytes[at * 2] = text.charCodeAt(at);
    expect((await tablesOf(bytes))[0]?.rows).toEqual([['0', '0', '0']]);
  });
});
