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

it('reads every slurry of a job whose densities have a sign of their own', async () => {
  const { slurries } = await readOne(
    [
      'Fase 17 1/2" : 0 - 520 m',
      ' - Casing 13 3/8" K55 54,5 lb/ft BTC a 516 m',
      ' - Cementación: lechada de relleno d=1,58 hasta superficie, exceso 60 % ; lechada de cola d=1,91, exceso 25 %',
      'Fase 12 1/4" : 520 - 1710 m',
      ' - Casing 9 5/8" N80 47 lb/ft BTC a 1705 m',
      ' - Cementación: relleno 1,62 g/cm3 ; cola: Clase G 1,92 g/cm3',
    ].join('\n'),
  );
  expect(slurries.map(({ role, gradientKpaPerM, excess }) => [role, gradientKpaPerM, excess])).toEqual([
    ['lead', expect.closeTo(15.49, 1), '60%'],
    ['tail', expect.closeTo(18.73, 1), '25%'],
    ['lead', expect.closeTo(15.89, 1), null],
    ['tail', expect.closeTo(18.83, 1), null],
  ]);
});
