import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeBlocks, sharedHeights } from './block-layout';

const blocks = fc.array(
  fc.record({
    wish: fc.double({ min: -50, max: 900, noNaN: true }),
    height: fc.double({ min: 0.1, max: 120, noNaN: true }),
  }),
  { maxLength: 40 },
);

it('places blocks where they wish if there is room', () => {
  const apart = [
    { wish: 10, height: 20 },
    { wish: 30, height: 5 },
    { wish: 90, height: 10 },
  ];
  expect(placeBlocks(apart, 100)).toEqual([10, 30, 90]);
});

it('moves colliding blocks apart by the same distance, and keeps them in the room', () => {
  expect(
    placeBlocks(
      [
        { wish: 40, height: 20 },
        { wish: 50, height: 20 },
      ],
      100,
    ),
  ).toEqual([35, 55]);
  expect(
    placeBlocks(
      [
        { wish: 90, height: 20 },
        { wish: 95, height: 20 },
      ],
      100,
    ),
  ).toEqual([60, 80]);
});

it('never overlaps blocks or leaves the room, whatever they wish', () => {
  fc.assert(
    fc.property(blocks, fc.double({ min: 1, max: 600, noNaN: true }), (wishes, room) => {
      const heights = sharedHeights(
        wishes.map(({ height }) => height),
        room,
      );
      const tops = placeBlocks(
        wishes.map(({ wish }, index) => ({ wish, height: heights[index] ?? 0 })),
        room,
      );
      let reached = 0;
      tops.forEach((top, index) => {
        expect(top).toBeGreaterThanOrEqual(reached - 1e-6);
        reached = top + (heights[index] ?? 0);
      });
      expect(reached).toBeLessThanOrEqual(room + 1e-6);
    }),
  );
});

it('is at least as near to the wishes as pushing blocks down one by one', () => {
  const squares = (tops: readonly number[], wishes: readonly { wish: number }[]) =>
    tops.reduce((sum, top, index) => sum + (top - (wishes[index]?.wish ?? 0)) ** 2, 0);
  fc.assert(
    fc.property(blocks, (wishes) => {
      let reached = 0;
      const pushed = wishes.map(({ wish, height }) => {
        const top = Math.max(reached, wish);
        reached = top + height;
        return top;
      });
      expect(squares(placeBlocks(wishes, 1e6), wishes)).toBeLessThanOrEqual(squares(pushed, wishes) + 1e-3);
    }),
  );
});

it('gives large blocks the room that small ones leave', () => {
  expect(sharedHeights([10, 100, 70], 100)).toEqual([10, 45, 45]);
  expect(sharedHeights([10, 20], 100)).toEqual([10, 20]);
});
