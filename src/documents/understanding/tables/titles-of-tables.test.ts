import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('takes a label and its value above a table for no title of it', async () => {
  const { tops } = await readOne(
    [
      'Well:;Linden-4',
      'Target:;Alder sandstone, production from the lateral',
      ';',
      'HORIZON;PROGNOSED TOP MD (m KB);PROGNOSED TOP TVD (m);REMARKS',
      'Elm;612;611;',
      'Alder;868;866;Sandstone',
    ].join('\n'),
    'Other',
    'prognosis.csv',
  );
  expect(tops.map(({ name }) => name)).toEqual(['Elm', 'Alder']);
});
