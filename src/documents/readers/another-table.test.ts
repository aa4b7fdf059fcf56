import { describe, expect, it } from 'vitest';
import { HEADINGS } from '../understanding/words/heading-vocabulary';
import { readText } from './read-text';

const CASING = [
  'Hole size   Casing OD   Shoe MD',
  '17 1/2"     13 3/8"     1180 m',
  '12 1/4"     9 5/8"      2390 m',
  '',
];
const rowsOf = (lines: readonly string[]) =>
  readText(lines.join('\n'), HEADINGS).tables.map((table) => table.rows.map((row) => row.row));

describe('another table below a table of a text', () => {
  it('begins at headings in words that no table is known by', () => {
    const text = [
      ...CASING,
      'Property   Lead      Tail',
      'Density    1.52 SG   1.88 SG',
      'Excess     80 %      40 %',
    ];
    expect(rowsOf(text)).toEqual([[2, 3]]);
  });

  it('begins at the title of a string, with or without the number of a chapter', () => {
    for (const title of ['Surface casing 13 3/8"', '4.2 Surface casing 13 3/8"']) {
      const text = [...CASING, title, '', 'Density    1.52 SG   1.88 SG', 'Excess     80 %      40 %'];
      expect(rowsOf(text)).toEqual([[2, 3]]);
    }
  });

  it('is none if the rows have the same figures', () => {
    const text = [...CASING, 'Nordhav      Well plan', '8 1/2"      7"          3150 m'];
    expect(rowsOf(text)[0]).toContain(6);
  });
});

describe('a heading of words above rows that begin with sizes', () => {
  it('is one if one of the words is known', () => {
    const text = [
      'Casing    Lead                         Tail',
      '13 3/8"   1.52 SG class G, TOC 0 m     1.88 SG class G, TOC 980 m',
      '9 5/8"    1.56 SG class G, TOC 870 m   1.92 SG class G, TOC 2090 m',
    ];
    expect(rowsOf(text)).toEqual([[2, 3]]);
  });
});
