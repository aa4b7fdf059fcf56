import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('reads Poids next to the types of muds as their weight', async () => {
  const text = ['Section;Type de boue;Poids', '16";Bentonite;1,07 SG', '12 1/4";Polym\u00e8re;1,19 SG'].join(
    '\n',
  );
  const { muds } = await readOne(text, 'Other', 'boues.csv');
  expect(muds.map(({ weightText }) => weightText)).toEqual(['1,07 SG', '1,19 SG']);
});
