import { expect, it } from 'vitest';
import { contentOf, pdf, putRow, putRows } from './pdf-for-tests';
import type { DrawnColumn } from './pdf-for-tests';

const COLUMNS: DrawnColumn[] = [
  { left: 60, width: 50, align: 'right' },
  { left: 130, width: 40, align: 'right' },
  { left: 190, width: 40, align: 'right' },
  { left: 250, width: 50, align: 'right' },
  { left: 305, width: 100 },
];
/** The remarks' heading is centred. */
const OF_HEADINGS = COLUMNS.map((column, at) => (at === 4 ? { left: 325, width: 60 } : column));
const HEADINGS = ['MD (m)', 'Inc (deg)', 'Azi (deg)', 'TVD (m)', 'Remark'];

it('reads figures with a remark close behind them as two columns', async () => {
  const rows = [
    ['1250.0', '33.42', '71.25', '1195.3', 'Tie-on'],
    ['1268.0', '33.60', '71.30', '1210.3', 'Window'],
    ['1310.0', '36.66', '75.26', '1245.4', ''],
    ['1340.0', '38.79', '78.14', '1269.5', ''],
    ['1371.0', '40.92', '81.02', '1292.9', 'TD'],
  ];
  const bytes = await pdf((doc) => {
    putRow(doc, 60, OF_HEADINGS, HEADINGS);
    putRows(doc, 74, COLUMNS, rows);
  });
  const { tables, notUnderstood } = await contentOf(bytes);
  expect(notUnderstood ?? []).toEqual([]);
  expect(tables[0]?.headings).toEqual(HEADINGS);
  expect(tables[0]?.rows.map(({ cells }) => cells)).toEqual(rows);
});
