import { expect, it } from 'vitest';
import { HEADINGS } from '../understanding/words/heading-vocabulary';
import { tablesOfGrid } from './grid-tables';

const headingsIn = (text: string) => {
  const rows = text.split('\n').map((line, at) => ({ row: at + 1, cells: line.split(';') }));
  return tablesOfGrid(rows, HEADINGS, { delimiter: null }).tables.map(({ headings }) => headings.join(';'));
};

it('takes the first row of a list of labels and values for no headings', () => {
  expect(headingsIn('Slurry;Liner\nCement;Class H\nDensity (pcf);120\nExcess;20%')).toEqual([]);
  expect(headingsIn('Item;Cost (kEUR)\nMud;320\nCement;210')).toEqual(['Item;Cost (kEUR)']);
});

it('takes no row below those of a table on its side for headings', () => {
  expect(
    headingsIn(
      'Slurry;Lead;Tail\nDensity (pcf);94;117\nExcess;60%;40%\nAdditives;gel, defoamer;fluid loss agent\nWater;9.8;4.9',
    ),
  ).toEqual([]);
});
