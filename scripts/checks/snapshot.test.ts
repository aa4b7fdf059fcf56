import { expect, it } from 'vitest';
import { differences } from './snapshot.ts';

const before = new Map([
  ['a.ts', '1'],
  ['b.ts', '2'],
]);

it('finds nothing where nothing changed', () => {
  expect(differences(before, new Map(before))).toEqual([]);
});

it('names changed, removed and new files', () => {
  const after = new Map([
    ['a.ts', '9'],
    ['c.ts', '3'],
  ]);
  expect(differences(before, after)).toEqual([
    'b.ts is not generated any more',
    'a.ts is not what is generated',
    'c.ts is generated and was missing',
  ]);
});
