import { expect, it } from 'vitest';
import { trimmedCell } from './cell-text';

it('drops the colon of a label that begins the cell of its value', () => {
  expect([': Kestrel 7', ':  1:20', ':', '1:20', ' Chalk '].map(trimmedCell)).toEqual([
    'Kestrel 7',
    '1:20',
    ':',
    '1:20',
    'Chalk',
  ]);
});
