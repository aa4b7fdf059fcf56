import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';
import { withValuesBelowLabels } from './rows-of-labels';

const line = (row: number, ...cells: string[]) => ({ row, text: cells.join(' '), cells, page: 1 });
const cellsIn = (...lines: ReturnType<typeof line>[]) =>
  withValuesBelowLabels(lines).map(({ row, cells }) => [row, ...cells]);

it('takes the values of numbered boxes from the row below their labels', () => {
  expect(
    cellsIn(
      line(3, '11. Lease', '12. Well name', '13. Well type'),
      line(4, 'ST-4471', 'Heron 6', 'Injector'),
      line(5, 'Remarks'),
    ),
  ).toEqual([
    [4, '11. Lease', 'ST-4471'],
    [4, '12. Well name', 'Heron 6'],
    [4, '13. Well type', 'Injector'],
    [5, 'Remarks'],
  ]);
  expect(
    cellsIn(line(7, 'Well name', 'Field', 'Well type'), line(8, 'Heron 6', 'Heron', 'Injector')),
  ).toEqual([
    [8, 'Well name', 'Heron 6'],
    [8, 'Field', 'Heron'],
    [8, 'Well type', 'Injector'],
  ]);
});

it('takes no label for the value of the one before it, when a box is empty', () => {
  expect(cellsIn(line(3, '1. Field name', '2. Field code', '3. County'), line(4, 'Heron', 'Marsh'))).toEqual([
    [3, '1. Field name'],
    [3, '2. Field code'],
    [3, '3. County'],
    [4, 'Heron', 'Marsh'],
  ]);
});

it('leaves the titles of two columns of text and a label with its value', () => {
  for (const rows of [
    [line(1, '2. Setting', '5. Objective'), line(2, 'The trap is', 'The sand was')],
    [line(1, 'Well name', 'Heron 6'), line(2, 'Field', 'Heron')],
    [line(1, '3. Geology', '4. Objective'), line(2, 'The trap is', 'The sand was')],
  ])
    expect(withValuesBelowLabels(rows)).toEqual(rows);
});

it('keeps the unit that a label gives with the reference of its height', async () => {
  const { header } = await readOne(
    'Well Name: Heron 6\nKB Elevation (ft above MSL): 100\nDays to drill: 23\n',
  );
  expect(header.drillFloorM).toBeCloseTo(30.48, 3);
  expect(header.daysPlanned).toBe(23);
});
