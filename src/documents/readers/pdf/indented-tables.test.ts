import { expect, it } from 'vitest';
import { contentOf, pdf, put, putRow, putRows } from './pdf-for-tests';
import type { DrawnColumn } from './pdf-for-tests';

const COLUMNS: DrawnColumn[] = [
  { left: 90, width: 60 },
  { left: 170, width: 60, align: 'right' },
  { left: 260, width: 70, align: 'right' },
];

it('reads a table below a title with its unit that starts left of it', async () => {
  const bytes = await pdf((doc) => {
    put(doc, 'Pressure tests of BOP (bar)', 50, 60);
    putRow(doc, 74, COLUMNS, ['Section', 'Annular', 'Pipe rams']);
    putRows(doc, 88, COLUMNS, [
      ['16"', '140', '210'],
      ['8 1/2"', '310', '520'],
    ]);
  });
  const { tables, notUnderstood } = await contentOf(bytes);
  expect(notUnderstood ?? []).toEqual([]);
  expect(tables[0]?.headings).toEqual(['Section', 'Annular', 'Pipe rams']);
});

it('reads a column of logs for each run, though only the name of the section is a heading', async () => {
  const columns: DrawnColumn[] = [
    { left: 50, width: 60 },
    { left: 130, width: 150 },
    { left: 320, width: 120 },
  ];
  const bytes = await pdf((doc) => {
    put(doc, '3 Formation evaluation', 50, 60);
    putRow(doc, 86, columns, ['Section', 'Run 1', 'Run 2']);
    putRows(doc, 100, columns, [
      ['16"', 'MWD Gamma Ray', ''],
      ['8 1/2"', 'LWD GR-Density', 'Wireline Sonic'],
    ]);
  });
  const { tables } = await contentOf(bytes);
  expect(tables.map(({ headings }) => headings)).toEqual([['Section', 'Run 1', 'Run 2']]);
});
