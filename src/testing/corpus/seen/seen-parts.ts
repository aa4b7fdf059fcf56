import type { Parts } from '../compose/parts';
import { DUTCH_TABLES } from './dutch-tables';
import { ENGLISH_DRILLING, ENGLISH_GEOLOGY } from './english-tables';
import { GERMAN_TABLES } from './german-tables';
import { ASIDES, HEADERS, NUMBERS, PAGES, TITLES } from './surroundings';

/** The half that the reader may be built on. */
export const SEEN: Parts = {
  tables: [...ENGLISH_GEOLOGY, ...ENGLISH_DRILLING, ...DUTCH_TABLES, ...GERMAN_TABLES],
  headers: HEADERS,
  pages: PAGES,
  titles: TITLES,
  numbers: NUMBERS,
  noises: [
    'blank rows',
    'footnotes',
    'offset well',
    'two units in a cell',
    'hidden rows',
    'struck-through rows',
    'superseded sheet',
  ],
  asides: ASIDES,
};
