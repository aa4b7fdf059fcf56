import { expect, it } from 'vitest';
import { isHoleRow, stringsOver } from '../tables/grouped-sides';

const rowOf = (...cells: string[]) => ({ row: 1, cells: new Map(cells.entries()) });

const STRINGS = rowOf('Section', '18 5/8" conductor', '10 3/4" casing', '5" liner');
const HOLES = rowOf('Section', '24"', '14 3/4"', '7 7/8"');

it('takes the strings over a summary for strings, not for the holes below them', () => {
  expect([STRINGS, HOLES].map(isHoleRow)).toEqual([false, true]);
  expect([...(stringsOver([STRINGS])?.cells.values() ?? [])]).toEqual([
    'Casing',
    '18 5/8" conductor',
    '10 3/4" casing',
    '5" liner',
  ]);
  expect(stringsOver([HOLES])).toBeNull();
});
