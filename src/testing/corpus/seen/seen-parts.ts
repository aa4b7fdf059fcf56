import type { Parts } from '../compose/parts';
import { DUTCH_TABLES } from './dutch-tables';
import { ENGLISH_DRILLING, ENGLISH_GEOLOGY } from './english-tables';
import { GERMAN_TABLES } from './german-tables';
import { OTHER_ASIDES, OTHER_HEADERS, OTHER_NUMBERS, OTHER_PAGES, OTHER_TITLES } from './other-languages';
import { OTHER_TABLES } from './other-languages-tables';
import { ASIDES, HEADERS, NUMBERS, PAGES, TITLES } from './surroundings';

/** The half that the reader may be built on. */
export const SEEN: Parts = {
  tables: [...ENGLISH_GEOLOGY, ...ENGLISH_DRILLING, ...DUTCH_TABLES, ...GERMAN_TABLES, ...OTHER_TABLES],
  headers: [...HEADERS, ...OTHER_HEADERS],
  pages: [...PAGES, ...OTHER_PAGES],
  titles: [...TITLES, ...OTHER_TITLES],
  numbers: [...NUMBERS, ...OTHER_NUMBERS],
  surveyFiles: [
    { source: 'Log data deviation file', as: 'las', curves: ['DEPT', 'DEVI', 'AZIM'], feet: 'F' },
    { source: 'Drilling data exchange 1.4', as: 'witsml', version: '1.4.1.1' },
  ],
  noises: [
    'side by side',
    'blank rows',
    'footnotes',
    'offset well',
    'two units in a cell',
    'hidden rows',
    'struck-through rows',
    'superseded sheet',
  ],
  asides: [...ASIDES, ...OTHER_ASIDES],
};
