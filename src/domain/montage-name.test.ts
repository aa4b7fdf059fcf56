import { expect, it } from 'vitest';

import { montageName } from './montage-name';

it.each([
  ['Aurora-3', 'Aurora', 'AUR', 'Aurora-3'],
  [null, 'Aurora', 'AUR', 'Aurora AUR'],
  ['  ', 'Aurora', 'AUR', 'Aurora AUR'],
  [null, 'Aurora', null, 'Aurora'],
  [null, '', 'AUR', 'AUR'],
  [undefined, undefined, undefined, 'N/A'],
  [null, ' ', '', 'N/A'],
  ['\u200b\u2060\ufeff', 'Aurora', '\u200f', 'Aurora'],
  ['\u200fבאר 3', null, null, '\u200fבאר 3'],
])('%j, %j, %j is called %j', (well, field, code, name) => {
  expect(montageName(well, field, code)).toBe(name);
});
