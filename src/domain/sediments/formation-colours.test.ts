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

it('gives a name one colour, independent of case and blanks', () => {
  expect(preferredSediment(' Upper  North Sea')).toBe(preferredSediment('upper north sea'));
  const [first, , repeated] = sedimentsOf(['Hugin', 'Sleipner', 'HUGIN ']);
  expect(repeated).toBe(first);
});

it('gives each formation of a real column a colour of its own, wherever it moves', () => {
  const colours = sedimentsOf(volve);
  expect(new Set(colours).size).toBe(volve.length);
  expect([...sedimentsOf(volve.toReversed())]).toEqual([...colours].toReversed());
});

it('keeps the colour of the name if no neighbour has it', () => {
  expect([...sedimentsOf(['Hugin'])]).toEqual([preferredSediment('Hugin')]);
  expect([...sedimentsOf([])]).toEqual([]);
});

it('stays within the palette and gives neighbours different colours', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 40 }), (drawn) => {
      // Each name once, as in an unfaulted column, so that no formation has more than two neighbours.
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

it('changes only the colours of the new neighbours of a formation that moves', () => {
  const names = Array.from({ length: 200 }, (_, index) => `Formation ${index}`);
  const before = new Map(names.map((name, index) => [name, sedimentsOf(names)[index]]));
  const moved = [...names.slice(0, 50), ...names.slice(51, 150), names[50]!, ...names.slice(150)];
  const after = sedimentsOf(moved);
  const changed = moved.filter((name, index) => before.get(name) !== after[index]);
  expect(changed.length).toBeLessThanOrEqual(6);
});

it('gives a colour by the letters of the key, in any script and with any blanks', () => {
  const letters = fc.constantFrom(
    'a',
    'A',
    'z',
    'Z',
    ' ',
    '\t',
    '\n',
    '\u00a0',
    'ß',
    'İ',
    'Ö',
    'ö',
    '@',
    '[',
    '0',
  );
  fc.assert(
    fc.property(
      fc.string({ unit: letters, maxLength: 8 }),
      fc.string({ unit: letters, maxLength: 8 }),
      (a, b) => {
        const key = (name: string) => name.trim().toLowerCase().replaceAll(/\s+/g, ' ');
        expect(preferredSediment(a)).toBe(preferredSediment(key(a)));
        const [top, , base] = sedimentsOf([a, `${a}${b} between`, b]);
        expect(base === top).toBe(key(a) === key(b));
      },
    ),
    { numRuns: 500 },
  );
});

it('equals a plain colouring, name by name in the order of their turns', () => {
  const plain = (names: readonly string[]): number[] => {
    const keys = names.map((name) => name.trim().toLowerCase().replaceAll(/\s+/g, ' '));
    const unique = [...new Set(keys)];
    const fnv = (text: string) =>
      [...Array(text.length).keys()].reduce(
        (v, i) => Math.imul(v ^ text.charCodeAt(i), 0x01000193),
        0x811c9dc5,
      ) >>> 0;
    const colours = new Map<string, number>();
    for (const key of unique.toSorted((a, b) => fnv(a) - fnv(b) || unique.indexOf(a) - unique.indexOf(b))) {
      const near = keys.flatMap((other, i) => (other === key ? [keys[i - 1], keys[i + 1]] : []));
      // The first and the last have one neighbour; a blank name is a name like any other.
      const taken = new Set(
        unique.length <= sedimentCount
          ? colours.values()
          : near.map((other) => (other === undefined ? other : colours.get(other))),
      );
      const first = fnv(key) % sedimentCount;
      const order = Array.from({ length: sedimentCount }, (_, step) => ((first + step) % sedimentCount) + 1);
      colours.set(key, order.find((colour) => !taken.has(colour)) ?? order[0]!);
    }
    return keys.map((key) => colours.get(key)!);
  };
  const name = fc.oneof(
    fc.constantFrom('Hugin', 'HUGIN ', 'Ty', 'ty', 'Röt', ' röt', 'Sele  Fm', 'sele fm'),
    fc.string({ minLength: 1, maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(name, { maxLength: 60 }), (names) => {
      expect([...sedimentsOf(names)]).toEqual(plain(names));
    }),
  );
});
