import type { Parts } from '../compose/parts';
import { DUTCH_TABLES, GERMAN_TABLES } from './dutch-german-tables';
import { ENGLISH_DRILLING, ENGLISH_GEOLOGY } from './english-tables';
import { OTHER_ASIDES, OTHER_HEADERS, OTHER_NUMBERS, OTHER_PAGES, OTHER_TITLES } from './other-languages';
import { OTHER_TABLES } from './other-languages-tables';
import { ASIDES, HEADERS, NUMBERS, PAGES, TITLES } from './surroundings';

/** The half that measures. The bench alone reads it, and nothing is built on it. */
export const HELD_OUT: Parts = {
  tables: [...ENGLISH_GEOLOGY, ...ENGLISH_DRILLING, ...DUTCH_TABLES, ...GERMAN_TABLES, ...OTHER_TABLES],
  headers: [...HEADERS, ...OTHER_HEADERS],
  pages: [...PAGES, ...OTHER_PAGES],
  titles: [...TITLES, ...OTHER_TITLES],
  numbers: [...NUMBERS, ...OTHER_NUMBERS],
  surveyFiles: [
    { source: 'Contractor survey in LAS', as: 'las', curves: ['DEPTH', 'HDEV', 'HAZI'], feet: 'FT' },
    { source: 'Drilling data exchange 2', as: 'witsml', version: '2.0' },
  ],
  noises: [
    'side by side',
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
  asides: [...ASIDES, ...OTHER_ASIDES],
};
