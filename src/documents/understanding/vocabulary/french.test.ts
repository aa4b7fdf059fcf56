import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('reads Poids next to the types of muds as their weight', async () => {
  const text = ['Section;Type de boue;Poids', '16";Bentonite;1,07 SG', '12 1/4";Polym\u00e8re;1,19 SG'].join(
    '\n',
  );
  const { muds } = await readOne(text, 'Other', 'boues.csv');
  expect(muds.map(({ weightText }) => weightText)).toEqual(['1,07 SG', '1,19 SG']);
});

it('reads the drilled, the vertical and the absolute depths of tops below one word', async () => {
  const { tops } = await readOne(
    '\u00c9tage;Toit for\u00e9 (m);Toit vertical (m);Cote absolue m / NM\nMalm;812;812;-650\nDogger;1044;1040;-878\nLias;1310;1295;-1133\n',
  );
  expect(tops.map(({ name, ahdBdfM, tvdBdfM, tvdSsM }) => [name, ahdBdfM, tvdBdfM, tvdSsM])).toEqual([
    ['Malm', 812, 812, 650],
    ['Dogger', 1044, 1040, 878],
    ['Lias', 1310, 1295, 1133],
  ]);
});
