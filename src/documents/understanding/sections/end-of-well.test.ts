import { expect, it } from 'vitest';
import { isEndOfWell } from './end-of-well';

it.each([
  'TD',
  'Well TD (planned)',
  'Einddiepte (TD)',
  'Total depth (MD)',
  'TD (in Alder Fm)',
  'Section TD:',
  'Fond du forage',
  'Fondo del pozo (MD)',
  'TD of the well',
])('takes %j for the end of the well', (name) => {
  expect(isEndOfWell(name)).toBe(true);
});

it.each(['Tor Formation', 'Fondo Sand (upper)', 'Terminal Chalk', 'Fond Rouge'])(
  'takes %j for a formation',
  (name) => {
    expect(isEndOfWell(name)).toBe(false);
  },
);
