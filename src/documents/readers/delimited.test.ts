import { describe, expect, it } from 'vitest';
import { splitDelimited } from './delimited';

const cells = (text: string, delimiter: ',' | ';' | '\t' | '|') =>
  splitDelimited(text, delimiter).map((row) => row.cells);

describe('splitDelimited', () => {
  it('keeps line breaks, delimiters and doubled quotes inside quoted fields, and counts lines as an editor does', () => {
    const rows = splitDelimited('"Depth,\nm","26"""\n1,2\n', ',');
    expect(rows).toEqual([
      { row: 1, cells: ['Depth,\nm', '26"'] },
      { row: 3, cells: ['1', '2'] },
    ]);
  });

  it('reads an unpaired quote as an inch mark', () => {
    expect(cells('12 1/4",9 5/8"\n"8 1/2,7\n', ',')).toEqual([
      ['12 1/4"', '9 5/8"'],
      ['"8 1/2', '7'],
    ]);
  });

  it('reads other delimiters, an incomplete last line, and blank lines', () => {
    expect(cells('1,5;2\n\n3;4', ';')).toEqual([['1,5', '2'], [''], ['3', '4']]);
    expect(cells('a\tb\t\n', '\t')).toEqual([['a', 'b', '']]);
  });

  it('removes the frame and the rule of a pipe table', () => {
    expect(cells('| MD | Inc |\n|---:|-----|\n| 1 | 2 |\n', '|')).toEqual([['MD', 'Inc'], [], ['1', '2']]);
  });
});
