import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf, pdf, putRows } from './pdf-for-tests';
import type { DrawnColumn } from './pdf-for-tests';

const HEADS = ['Formation', 'MD (m)', 'TVD (m)', 'TVD SS (m)', 'Uncertainty (m)', 'Remarks'];
const NAMES = ['Balder', 'Intra Draupne Fm', 'Hod', 'Base Cretaceous Unconformity', 'Tor', 'Ekofisk 2'];
const REMARKS = ['', '', 'tuff', 'strong reflector', 'seen in 3 wells'];

interface Drawn {
  order: number[];
  gap: number;
  aligns: ('left' | 'right' | 'center')[];
  headAligns: ('left' | 'right' | 'center')[];
  size: number;
  pitch: number;
  rows: string[][];
  repeated: boolean;
  ruled: boolean;
}

const align = fc.constantFrom('left' as const, 'right' as const, 'center' as const);
const figure = fc.option(
  fc.double({ min: -400, max: 9999, noNaN: true }).map((value) => value.toFixed(1)),
  { nil: '', freq: 6 },
);
const drawn: fc.Arbitrary<Drawn> = fc
  .record({
    order: fc.shuffledSubarray([1, 2, 3, 4], { minLength: 2 }).map((middle) => [0, ...middle, 5]),
    gap: fc.integer({ min: 6, max: 25 }),
    aligns: fc.array(align, { minLength: 6, maxLength: 6 }),
    headAligns: fc.array(align, { minLength: 6, maxLength: 6 }),
    size: fc.integer({ min: 7, max: 11 }),
    pitch: fc.integer({ min: 13, max: 20 }),
    repeated: fc.boolean(),
    ruled: fc.boolean(),
    rows: fc.array(
      fc.tuple(fc.constantFrom(...NAMES), figure, figure, figure, figure, fc.constantFrom(...REMARKS)),
      { minLength: 5, maxLength: 90 },
    ),
  })
  .map((table) => ({ ...table, rows: table.rows.map((row) => table.order.map((at) => row[at] ?? '')) }));

const WIDTHS = [130, 55, 55, 60, 80, 80];

/** Draws the table over as many pages as it takes. */
function draw({
  order,
  gap,
  aligns,
  headAligns,
  size,
  pitch,
  rows,
  repeated,
  ruled,
}: Drawn): Promise<Uint8Array> {
  let left = 40;
  const columns = order.map((at): DrawnColumn => {
    const width = ((WIDTHS[at] ?? 0) * size) / 9;
    const column = { left, width, align: at === 0 || at === 5 ? ('left' as const) : (aligns[at] ?? 'right') };
    left += width + gap;
    return column;
  });
  const heads = columns.map((column, index) => ({
    ...column,
    align: headAligns[order[index] ?? 0] ?? 'left',
  }));
  const names = order.map((at) => HEADS[at] ?? '');
  const perPage = Math.floor(700 / pitch);
  return pdf(
    (doc) => {
      doc.fontSize(size);
      for (let from = 0; from < rows.length; from += perPage) {
        if (from > 0) doc.addPage();
        let y = 50;
        if (repeated || from === 0) y = putRows(doc, y, heads, [names], pitch);
        const below = putRows(doc, y, columns, rows.slice(from, from + perPage), pitch);
        if (!ruled) continue;
        for (let top = 50; top < below; top += pitch) {
          for (const column of columns)
            doc.rect(column.left - gap / 2, top - 2, column.width + gap, pitch).stroke();
        }
      }
    },
    { size: [900, 842] },
  );
}

describe('a random table', () => {
  it('is read exactly as drawn, and rows that are not are reported', async () => {
    let read = 0;
    let all = 0;
    await fc.assert(
      fc.asyncProperty(drawn, async (table) => {
        const { tables, notUnderstood = [] } = await contentOf(await draw(table));
        const names = table.order.map((at) => HEADS[at]);
        const rows = tables.flatMap((found) => found.rows.map(({ cells }) => cells));
        for (const found of tables) expect(found.headings).toEqual(names);
        // In order, each as drawn; omitted rows are reported.
        let at = 0;
        for (const cells of rows) {
          const where = table.rows.findIndex(
            (row, index) => index >= at && row.join('|') === cells.join('|'),
          );
          expect(where, `${cells.join('|')} was not drawn`).toBeGreaterThanOrEqual(at);
          at = where + 1;
        }
        if (rows.length < table.rows.length) expect(notUnderstood.length).toBeGreaterThan(0);
        read += rows.length;
        all += table.rows.length;
      }),
      { seed: 20_110, numRuns: 40 },
    );
    expect(read / all).toBeGreaterThan(0.95);
  });
});
