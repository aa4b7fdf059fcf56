import { expect, it } from 'vitest';
import { contrastRatio } from './contrast';

/** Figures that the look of the product was chosen by, and the two ends of the scale. */
it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#fff', '#000', 21],
  ['#228be6', '#ffffff', 3.557],
  ['#767676', '#fff', 4.54],
])('finds the contrast of %s and %s', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2);
});
