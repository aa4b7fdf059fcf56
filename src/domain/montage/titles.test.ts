import { expect, it } from 'vitest';

import { casingSize, cementationTitle, sectionTitle } from './titles';

it.each([
  ['13 3/8', '13 3/8'],
  ['13.375', '13 3/8'],
  ['9 5/8"', '9 5/8'],
  ['18.73', '18.73'],
  ['13 3/8 x 9 5/8', '13 3/8 x 9 5/8'],
  [' ', null],
  [null, null],
])('a casing of %j is %j', (text, size) => {
  expect(casingSize(text)).toBe(size);
});

it.each([
  [17.5, 2, '17 1/2″ Section 2'],
  [12.255, 3, '12 1/4″ Section 3'],
  [36, 1, '36″ Section 1'],
  [12.3, 4, '12.3″ Section 4'],
  [null, 5, 'Section 5'],
])('a hole of %d in, the %i. one', (diameter, place, title) => {
  expect(sectionTitle(diameter, place)).toBe(title);
});

it.each([
  ['13.375', false, '13 3/8″ Casing Cementation'],
  ['7', true, '7″ Liner Cementation'],
  [null, true, 'Liner Cementation'],
])('cement around %j (liner: %j)', (size, liner, title) => {
  expect(cementationTitle(size, liner)).toBe(title);
});
