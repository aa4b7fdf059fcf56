import { describe, expect, it } from 'vitest';
import { blocksInRow, columnWidths, usualWidthOf } from './column-widths';
import { usualChoices, type TableChoices } from './table-choices';

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
const widthsOf = (table: number, choices: Partial<TableChoices> = {}) =>
  columnWidths(table, { ...usualChoices, ...choices });

describe('the widths of the columns', () => {
  it('fill the table with the drawing, in any width', () => {
    for (let table = 300; table <= 2000; table += 7) {
      const { columns, rows, drawing } = widthsOf(table);
      expect(sum(columns)).toBe(rows);
      expect(rows + drawing).toBe(table);
    }
  });

  it('are the usual ones before the drawing takes more', () => {
    const { columns, drawing } = widthsOf(1000);
    expect(columns[0]).toBe(usualWidthOf('formation_name'));
    expect(drawing).toBe(1000 - sum(columns));
  });

  it('narrow the names for a legible drawing, and drop it where that is not enough', () => {
    const narrow = widthsOf(800);
    expect(narrow.drawing).toBe(160);
    expect(narrow.columns[0]).toBeLessThan(usualWidthOf('formation_name'));
    expect(widthsOf(700).drawing).toBe(0);
  });

  it('are 0 for hidden columns, and the others take their place', () => {
    const { columns, drawing } = widthsOf(600, { hidden: new Set(['variance', 'drawing']) });
    expect(columns[4]).toBe(0);
    expect(drawing).toBe(0);
    expect(sum(columns)).toBe(600);
  });

  it('keep what the user has chosen, within its limits', () => {
    const chosen = { formation_name: 320, thickness: 5000, variance: 1 };
    const { columns } = widthsOf(1600, { widths: chosen });
    expect([columns[0], columns[4], columns[5]]).toEqual([320, 56, 480]);
  });

  it('keep a frozen width when the table narrows', () => {
    const frozen = new Set(['formation_name'] as const);
    expect(widthsOf(700, { frozen }).columns[0]).toBe(usualWidthOf('formation_name'));
    expect(widthsOf(700).columns[0]).toBeLessThan(usualWidthOf('formation_name') + 20);
    // Unless nothing else is left to give way.
    expect(sum(widthsOf(400, { frozen }).columns)).toBe(400);
  });
});

it.each([
  [1800, 5, 5],
  [1282, 5, 4],
  [846, 5, 3],
  // Two rows of two, not three and one.
  [846, 4, 2],
  [500, 3, 2],
  [360, 5, 1],
  [1282, 2, 2],
  [846, 0, 1],
])('a table of %i px lays %i programmes out in %i columns', (width, programmes, columns) => {
  expect(blocksInRow(width, programmes)).toBe(columns);
});
