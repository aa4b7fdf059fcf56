import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutLabels, type LabelWish } from './label-layout';

const label = (key: string, y: number, weight = 1): LabelWish => ({ key, y, height: 16, weight });
const column = { top: 0, bottom: 200, farthest: 60 };

describe('labels in a column', () => {
  it('are where they wish if there is room', () => {
    expect(layOutLabels([label('b', 100), label('a', 40)], column)).toEqual([
      { key: 'a', y: 40 },
      { key: 'b', y: 100 },
    ]);
  });

  it('move apart by the same distance if they collide', () => {
    expect(layOutLabels([label('a', 96), label('b', 104)], column)).toEqual([
      { key: 'a', y: 92 },
      { key: 'b', y: 108 },
    ]);
  });

  it('push their neighbours on, and stay within the column', () => {
    expect(layOutLabels([label('a', 2), label('b', 2), label('c', 30)], column)).toEqual([
      { key: 'a', y: 8 },
      { key: 'b', y: 24 },
      { key: 'c', y: 40 },
    ]);
    expect(layOutLabels([label('a', 199)], column)).toEqual([{ key: 'a', y: 192 }]);
  });

  it('are dropped if there is no room, the lowest weight first', () => {
    const many = Array.from({ length: 30 }, (_, index) => label(String(index), 100 + index / 10, index % 2));
    const placed = layOutLabels(many, { ...column, farthest: 1000 });
    expect(placed).toHaveLength(12);
    expect(placed.every(({ key }) => Number(key) % 2 === 1)).toBe(true);
    expect(layOutLabels(many, column).length).toBeLessThan(10);
  });

  it('are not shown for something out of sight', () => {
    expect(layOutLabels([label('a', -5), label('b', 300), label('c', Number.NaN)], column)).toEqual([]);
  });

  it('never overlap, leave the column or move too far, and keep their order', () => {
    const wish = fc.record({
      y: fc.double({ min: -50, max: 250, noNaN: true }),
      height: fc.integer({ min: 8, max: 40 }),
      weight: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 40 }), (given) => {
        const wishes = given.map((one, index) => ({ ...one, key: String(index) }));
        const placed = layOutLabels(wishes, column);
        let reached = column.top;
        let wished = -Infinity;
        for (const { key, y } of placed) {
          const own = wishes[Number(key)]!;
          expect(y - own.height / 2).toBeGreaterThanOrEqual(reached - 1e-6);
          expect(Math.abs(y - own.y)).toBeLessThanOrEqual(column.farthest + 1e-6);
          expect(own.y).toBeGreaterThanOrEqual(wished);
          reached = y + own.height / 2;
          wished = own.y;
        }
        expect(reached).toBeLessThanOrEqual(column.bottom + 1e-6);
        if (wishes.length === 1 && wishes[0]!.y >= 0 && wishes[0]!.y <= 200) expect(placed).toHaveLength(1);
      }),
    );
  });
});
