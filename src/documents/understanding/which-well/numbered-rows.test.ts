import { expect, it } from 'vitest';
import type { TextLine } from '../../readers/table';
import { withoutNumbersOfRows } from './numbered-rows';

const linesOf = (rows: readonly (readonly string[])[]): TextLine[] =>
  rows.map((cells, at) => ({
    row: at + 5,
    text: cells.join(' '),
    cells: [...cells],
    columns: cells.map((_, column) => column),
  }));

it('takes the numbers from the rows of a form about the well', () => {
  const form = linesOf([
    ['Well data'],
    ['1', 'Well name', 'Orchard-4'],
    ['2', 'Operator', 'Meadow Energy'],
    ['3', 'Rotary table elevation', '31.5', 'm'],
  ]);
  expect(withoutNumbersOfRows(form).map(({ cells, columns }) => [cells, columns])).toEqual([
    [['Well data'], [0]],
    [
      ['Well name', 'Orchard-4'],
      [1, 2],
    ],
    [
      ['Operator', 'Meadow Energy'],
      [1, 2],
    ],
    [
      ['Rotary table elevation', '31.5', 'm'],
      [1, 2, 3],
    ],
  ]);
});

it.each([
  ['a list of other things', ['Losses', 'Pump LCM'], ['Shallow gas', 'Pilot hole'], ['Field', 'Orchard']],
  ['labels as values', ['Well name', 'Field'], ['Operator', 'Meadow'], ['Location', 'North']],
  ['rows with a sign between label and value', ['Well', ':', 'A-4'], ['Field', ':', 'A'], ['Days', ':', '9']],
])('leaves the numbers of %s', (_, ...rows) => {
  const lines = linesOf(rows.map((cells, at) => [String(at + 1), ...cells]));
  expect(withoutNumbersOfRows(lines)).toEqual(lines);
});

it('leaves numbers that do not follow each other', () => {
  const lines = linesOf([
    ['1', 'Well name', 'Orchard-4'],
    ['3', 'Field', 'Orchard'],
    ['4', 'Location', 'North'],
  ]);
  expect(withoutNumbersOfRows(lines)).toEqual(lines);
});
