import type { Parts } from '../compose/parts';

export const HELD_OUT: Parts = {
  tables: [],
  headers: [],
  pages: [],
  titles: [],
  numbers: [],
  noises: [],
  asides: [],
};
