import { expect, it } from 'vitest';
import { readingWords } from './reading-words';

it('says which page is read, and about how long the others take', () => {
  const words = (pages_read: number, seconds_left: number | null) =>
    readingWords({ pages_read, pages: 12, seconds_left });
  expect([words(0, null), words(2, 21), words(11, 0), words(12, 1), words(3, 200)]).toEqual([
    'Reading page 1 of 12',
    'Reading page 3 of 12, about 20 s left',
    'Reading page 12 of 12, about 5 s left',
    'Reading page 12 of 12, about 5 s left',
    'Reading page 4 of 12, about 3 min left',
  ]);
});
