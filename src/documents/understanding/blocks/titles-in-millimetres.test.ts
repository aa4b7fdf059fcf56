import { expect, it } from 'vitest';
import { holeOfUnsizedString, sectionTitle, stringTitle } from './block-titles';

it('reads the sizes of strings and of their holes in millimetres', () => {
  expect(stringTitle('Surface casing 244.5 mm in 311 mm hole at 618 m')).toMatchObject({
    casing: '9 5/8',
    hole: { sizeIn: 12.25 },
    hasDepth: true,
  });
  expect(stringTitle('339,7-mm-Rohrtour im 444,5-mm-Bohrloch')).toMatchObject({
    casing: '13 3/8',
    hole: { sizeIn: 17.5 },
  });
  expect(stringTitle('Intermediate casing (177.8 mm)')).toMatchObject({ casing: '7' });
  expect(holeOfUnsizedString('Liner in 156 mm hole, shoe at 3,120 m')?.hole?.sizeIn).toBe(6.125);
  expect(sectionTitle('12 1/4" (311 mm) hole')).toMatchObject({ sizeIn: 12.25 });
});
