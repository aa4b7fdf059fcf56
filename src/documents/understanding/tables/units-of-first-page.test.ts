import { expect, it } from 'vitest';
import type { Table } from '../../readers/table';
import { readOne, stationsOf } from '../documents-for-tests';
import { withUnitsOfFirstPage } from './units-of-first-page';

const LISTING = [
  'Planned wellpath Heron-9',
  '',
  '   Depth     Incl     Azim      TVD      North     East',
  '     ft      deg      deg       ft        ft       ft',
  '    0.00     0.00     0.00     0.00      0.00     0.00',
  ' 1000.00     0.00     0.00  1000.00      0.00     0.00',
  ' 1500.00     5.00    45.00  1499.37     15.42    15.42',
  ' 2000.00    10.00    45.00  1994.93     61.55    61.55',
  '',
  'Heron-9, page 2',
  '',
  '   Depth     Incl     Azim      TVD      North     East',
  ' 2500.00     5.00    45.00  2490.49    107.68   107.68',
  ' 3000.00     0.00     0.00  2989.86    123.10   123.10',
  ' 3500.00     0.00     0.00  3489.86    123.10   123.10',
  ' 4000.00     0.00     0.00  3989.86    123.10   123.10',
  ' 4500.00     0.00     0.00  4489.86    123.10   123.10',
  ' 5000.00     0.00     0.00  4989.86    123.10   123.10',
];

it('reads the next page of a list whose units are only on the first page', async () => {
  const facts = await readOne(LISTING.join('\n'));
  expect(stationsOf(facts).map(([ahdM]) => Math.round(ahdM / 0.3048))).toEqual([
    0, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000,
  ]);
});

it('gives no units to a table with other headings, and keeps those it has', () => {
  const table = (headings: string[], units: (string | null)[]): Table => ({
    headingRow: 1,
    headings,
    units,
    rows: [],
    decimalComma: false,
  });
  const names = ['Depth', 'Incl', 'Azim'];
  const first = table(names, ['ft', 'deg', 'deg']);
  const own = table(names, ['m', null, null]);
  const others = table(['Depth', 'Incl', 'Temp'], [null, null, null]);
  expect(withUnitsOfFirstPage([first, own, others])).toEqual([first, own, others]);
  // Two pages with different units say nothing of a third.
  const bare = table(names, [null, null, null]);
  expect(withUnitsOfFirstPage([first, own, bare]).at(-1)).toEqual(bare);
});
