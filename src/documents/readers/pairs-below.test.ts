import { expect, it } from 'vitest';
import { HEADINGS } from '../understanding/words/heading-vocabulary';
import { readText } from './read-text';

const RESERVOIRS = [
  'Reservoir;Top (m TVDSS);Base (m TVDSS);Pressure (bar)',
  'Upper Chalk;1840;1902;197',
  'Lower Chalk;1902;1955;204',
];
const rowsBelow = (more: readonly string[]) =>
  readText([...RESERVOIRS, ...more].join('\n'), HEADINGS).tables[0]?.rows.map(({ row }) => row);

it('ends a table of several columns above a titled list of names with one value each', () => {
  expect(rowsBelow(['', 'Accuracy (m);;;', 'Upper Chalk;12;;', 'Marl;n/a;;'])).toEqual([2, 3]);
});

it('keeps rows that fill more columns, or that no blank row separates', () => {
  expect(rowsBelow(['', 'Secondary target;;;', 'Greensand;2011;2040;216', 'Marl;2050;;'])).toContain(6);
  expect(rowsBelow(['Secondary target;;;', 'Greensand;2011;;', 'Marl;2050;;'])).toContain(5);
});
