import type { Parts } from '../compose/parts';
import { DUTCH_TABLES, GERMAN_TABLES } from './dutch-german-tables';
import { ENGLISH_DRILLING, ENGLISH_GEOLOGY } from './english-tables';
import { ASIDES, HEADERS, NUMBERS, PAGES, TITLES } from './surroundings';

/** The half that measures. The bench alone reads it, and nothing is built on it. */
export const HELD_OUT: Parts = {
  tables: [...ENGLISH_GEOLOGY, ...ENGLISH_DRILLING, ...DUTCH_TABLES, ...GERMAN_TABLES],
  headers: HEADERS,
  pages: PAGES,
  titles: TITLES,
  numbers: NUMBERS,
  noises: [
    'footnotes',
    'repeated heads',
    'offset well',
    'names that wrap',
    'totals row',
    'number column',
    'hidden columns',
    'hidden sheet',
    'struck-through rows',
  ],
  asides: ASIDES,
};
