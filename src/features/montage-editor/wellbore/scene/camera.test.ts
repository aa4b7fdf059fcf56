import { describe, expect, it } from 'vitest';
import { cornersOf, farWallHeight, fitTo, middleOf, openingDeg, type Box } from './camera';

const box: Box = { least: [-100, -1000, -100], most: [100, 0, 100] };
const room = { width: 800, height: 400, left: 0, right: 0, top: 0, bottom: 0 };

describe('the camera', () => {
  it('is where the whole box fits into the picture, and no further', () => {
    const { distance, shiftX, shiftY } = fitTo(box, [0, 0, 1], room);
    const half = Math.tan((openingDeg * Math.PI) / 360);
    // The front of the box is 100 m nearer than its centre, and half of it is 500 m tall.
    expect(distance).toBeCloseTo(500 / half + 100, 3);
    expect([shiftX, shiftY].map((shift) => Math.round(shift))).toEqual([0, 0]);
    expect(fitTo(box, [0, 0, 1], { ...room, width: 40 }).distance).toBeGreaterThan(distance);
  });

  it('leaves room for the labels, and centres the box in the rest', () => {
    const wide: Box = { least: [-2000, -100, -100], most: [2000, 0, 100] };
    const free = fitTo(wide, [0, 0, 1], room);
    const labelled = fitTo(wide, [0, 0, 1], { ...room, left: 300, right: 100 });
    expect(labelled.distance).toBeCloseTo((free.distance - 100) * 2 + 100, 3);
    expect(labelled.shiftX).toBeCloseTo(-100, 6);
    expect(Math.abs(free.shiftX)).toBeLessThan(1e-6);
  });

  it('from above shows the near side of a box larger, and shifts the picture', () => {
    expect(fitTo(box, [0, 0.4, 1], room).shiftY).not.toBeCloseTo(0, 0);
  });

  it('computes the corners and the centre of a box', () => {
    expect(middleOf(box)).toEqual([0, -500, 0]);
    expect(new Set(cornersOf(box).map(String)).size).toBe(8);
  });
});

describe('the point under the pointer', () => {
  it.each([
    ['the far wall, straight on', [0, -300, 1000], [0, 0, -1], -300],
    ['the far wall, from above', [0, 0, 1000], [0, -0.5, -1], -550],
    ['nothing next to the box', [500, -300, 1000], [0, 0, -1], null],
    ['nothing behind the camera', [0, -300, -1000], [0, 0, -1], null],
    ['nothing through the bottom', [0, 500, 0], [0, -1, 0], null],
  ] as const)('is %s', (_name, from, along, height) => {
    const found = farWallHeight(box, from, along);
    if (height === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(height, 9);
  });
});
