import fc from 'fast-check';
import { expect, it } from 'vitest';

import { preferredSediment, sedimentCount, sedimentsOf } from './formation-colours';

const volve = [
  'Nordland',
  'Utsira',
  'Hordaland',
  'Balder',
  'Sele',
  'Lista',
  'Ty',
  'Shetland',
  'Draupne',
  'Heather',
  'Hugin',
];

it('gives one name one colour, however it is written', () => {
  expect(preferredSediment(' Upper  North Sea')).toBe(preferredSediment('upper north sea'));
  const [first, , repeated] = sedimentsOf(['Hugin', 'Sleipner', 'HUGIN ']);
  expect(repeated).toBe(first);
});

it('uses most of the palette on a real column', () => {
  expect(new Set(sedimentsOf(volve)).size).toBeGreaterThanOrEqual(5);
});

it('keeps the colour of the name where no neighbour has it', () => {
  expect(sedimentsOf(['Hugin'])).toEqual([preferredSediment('Hugin')]);
  expect(sedimentsOf([])).toEqual([]);
});

it('stays within the palette and tells neighbours apart', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 40 }), (drawn) => {
      // Each name once, as in an unfaulted column: then no formation has more than two neighbours.
      const names = [
        ...new Map(drawn.map((name) => [name.trim().replaceAll(/\s+/g, ' ').toLowerCase(), name])).values(),
      ];
      const colours = sedimentsOf(names);
      expect(colours).toHaveLength(names.length);
      colours.forEach((colour, index) => {
        expect(colour).toBeGreaterThanOrEqual(1);
        expect(colour).toBeLessThanOrEqual(sedimentCount);
        expect(colours[index + 1]).not.toBe(colour);
      });
    }),
  );
});

it('recolours nothing but the new neighbours of a formation that moves', () => {
  const names = Array.from({ length: 200 }, (_, index) => `Formation ${index}`);
  const before = new Map(names.map((name, index) => [name, sedimentsOf(names)[index]]));
  const moved = [...names.slice(0, 50), ...names.slice(51, 150), names[50]!, ...names.slice(150)];
  const after = sedimentsOf(moved);
  const changed = moved.filter((name, index) => before.get(name) !== after[index]);
  expect(changed.length).toBeLessThanOrEqual(6);
});
