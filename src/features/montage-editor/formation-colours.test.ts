import fc from 'fast-check';
import { expect, it } from 'vitest';

import { formationColours, preferredSediment, sedimentCount } from './formation-colours';

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
  const colourOf = formationColours(['Hugin', 'Sleipner', 'HUGIN ']);
  expect(colourOf('Hugin')).toBe(colourOf('HUGIN '));
});

it('uses most of the palette on a real column', () => {
  const colourOf = formationColours(volve);
  expect(new Set(volve.map(colourOf)).size).toBeGreaterThanOrEqual(5);
});

it('keeps the colour of the name where no neighbour has it', () => {
  expect(formationColours(['Hugin'])('Hugin')).toBe(preferredSediment('Hugin'));
  expect(formationColours([])('Hugin')).toBe(preferredSediment('Hugin'));
});

it('stays within the palette and tells neighbours apart', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 40 }), (drawn) => {
      // Each name once, as in an unfaulted column: then no formation has more than two neighbours.
      const names = [
        ...new Map(drawn.map((name) => [name.trim().replaceAll(/\s+/g, ' ').toLowerCase(), name])).values(),
      ];
      const colourOf = formationColours(names);
      names.forEach((name, index) => {
        expect(colourOf(name)).toBeGreaterThanOrEqual(1);
        expect(colourOf(name)).toBeLessThanOrEqual(sedimentCount);
        const below = names[index + 1];
        if (below !== undefined) expect(colourOf(below)).not.toBe(colourOf(name));
      });
    }),
  );
});
