import { expect, it } from 'vitest';
import { isUnevenRange } from './scanned-page';

it.each([
  ['8.5 - 95', true],
  ['85-9.5', true],
  ['8.5-9.5', false],
  ['9-9.5', false],
  ['9 - 12.5', false],
  ['10.5 - 12', false],
  ['1050 - 1100', false],
])('in %s, a decimal sign may be lost: %s', (text, uneven) => {
  expect(isUnevenRange(text)).toBe(uneven);
});
