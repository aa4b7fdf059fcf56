import { expect, test } from 'vitest';
import type { DepthFrame } from './depth-frame';
import { topOfCementOn } from './top-of-cement';

const frame = (drillFloorM: number | null, documentFloorM: number | null): DepthFrame => ({
  drillFloorM,
  documentFloorM,
  vertical: true,
  trajectory: null,
});

test.each([
  ['1205 m', '1229.9 m'],
  ['1205 m MD', '1229.9 m MD'],
  ['1205.5 m TVD', '1230.4 m TVD'],
  ['0 m', '24.9 m'],
  // Below sea level, in the hole, relative to another depth, or not understood: not moved.
  ['1150 m TVDSS', '1150 m TVDSS'],
  ['Surface', 'Surface'],
  ['top of liner', 'top of liner'],
  ['200 m above the shoe', '200 m above the shoe'],
  ['5l0', '5l0'],
])('a drill floor 24.9 m higher: %s is %s', (written, expected) => {
  expect(topOfCementOn(frame(54.9, 30), written)).toBe(expected);
});

test('a lower drill floor shortens it, but never below zero', () => {
  expect(topOfCementOn(frame(30, 54.9), '1205 m')).toBe('1180.1 m');
  expect(topOfCementOn(frame(30, 54.9), '20 m')).toBe('20 m');
});

test.each([
  [30, 30],
  [null, 30],
  [30, null],
])('nothing moves between %s and %s', (drillFloorM, documentFloorM) => {
  expect(topOfCementOn(frame(drillFloorM, documentFloorM), '1205 m MD')).toBe('1205 m MD');
});
