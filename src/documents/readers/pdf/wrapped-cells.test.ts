import { expect, it } from 'vitest';
import { cellsOfTables, contentOf, pdf, putRows } from './pdf-for-tests';

const COLUMNS = [
  { left: 40, width: 60 },
  { left: 110, width: 50 },
  { left: 170, width: 50 },
  { left: 230, width: 60 },
  { left: 300, width: 60 },
];
const HEADINGS = ['Casing', 'Shoe (m)', 'Grade', 'Connection', 'ID / Drift (in)'];

/** Lines of a table at one distance, whatever their rows. */
const read = async (rows: string[][]) =>
  cellsOfTables(await contentOf(await pdf((doc) => void putRows(doc, 80, COLUMNS, [HEADINGS, ...rows], 11))));

it('reads the second of two figures below the first and its slash as the rest of the cell', async () => {
  expect(
    await read([
      ['18 5/8"', '640', 'K-55', 'BTC', '17.755 /'],
      ['', '', '', '', '17.567'],
      ['13 3/8"', '1640', 'N-80', 'BTC', '12.515 / 12.359'],
      ['9 5/8"', '2710', 'L-80', 'BTC', '8.755 / 8.599'],
    ]),
  ).toEqual([
    [
      ['18 5/8"', '640', 'K-55', 'BTC', '17.755 / 17.567'],
      ['13 3/8"', '1640', 'N-80', 'BTC', '12.515 / 12.359'],
      ['9 5/8"', '2710', 'L-80', 'BTC', '8.755 / 8.599'],
    ],
  ]);
});

it('reads a line of which one cell begins in small letters as the rest of the row above', async () => {
  const columns = [40, 110, 180, 240, 300].map((left) => ({ left, width: 50 }));
  const tables = cellsOfTables(
    await contentOf(
      await pdf(
        (doc) =>
          void putRows(
            doc,
            80,
            columns,
            [
              ['Hole', 'Section', 'Casing', 'Shoe (m)', 'Connection'],
              ['26"', 'Surface', '18 5/8"', '640', 'BTC'],
              ['16"', 'Intermediate', '13 3/8"', '1640', 'VAM 21'],
              ['8 1/2"', 'Production', '7"', '2710', 'VAM TOP'],
              ['', 'section', '', '', 'FE'],
            ],
            11,
          ),
      ),
    ),
  );
  expect(tables[0]?.at(-1)).toEqual(['8 1/2"', 'Production section', '7"', '2710', 'VAM TOP FE']);
});
