import { expect, it } from 'vitest';

import { readOne } from '../documents-for-tests';

it('takes no density, excess or top of cement for a part of the type of a slurry', async () => {
  const { slurries } = await readOne(
    [
      'Bohrung: Testpad Z3',
      '',
      'Zementation',
      'Ankerrohrtour (18 5/8")',
      '  Füllzement (Lead): Klasse G mit 3 % Bentonit, Dichte 1,54 kg/l, Überschuss 90 %, Zementkopf übertage',
      '  Schuhzement (Tail): Klasse G, Dichte 1,88 kg/l, Überschuss 40 %, Zementkopf 510 m',
      'Liner (7")',
      '  Linerzement: Klasse G + 30 % Quarzmehl, Dichte 1,93 kg/l, Überschuss 15 %, Zementkopf 3710 m; Zusätze: Gasblocker',
    ].join('\n'),
  );
  const found = slurries
    .map(({ role, type, excess, topOfCement }) => [role, type, excess, topOfCement])
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)));
  expect(found).toEqual([
    ['lead', 'Klasse G mit 3 % Bentonit', '90%', 'übertage'],
    ['liner', 'Klasse G + 30 % Quarzmehl', '15%', '3710 m'],
    ['tail', 'Klasse G', '40%', '510 m'],
  ]);
});
