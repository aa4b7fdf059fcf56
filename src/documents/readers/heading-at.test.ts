import { expect, it } from 'vitest';
import { HEADINGS } from '../understanding/words/heading-vocabulary';
import { tablesOfGrid } from './grid-tables';

const tablesIn = (text: string) => {
  const rows = text.split('\n').map((line, at) => ({ row: at + 1, cells: line.split(';') }));
  return tablesOfGrid(rows, HEADINGS, { delimiter: null }).tables.map(({ headings, rows: below }) => [
    headings.join(';'),
    below.length,
  ]);
};

it('reads the halves of headings in two rows as one, although both rows have known words', () => {
  expect(
    tablesIn('Hole;Section TD;m;Casing;Shoe m;Top m\nsize;m MD;TVD;OD;MD;MD\n16";1210;1180;13 3/8";1205;90'),
  ).toEqual([['Hole size;Section TD m MD;m TVD;Casing OD;Shoe m MD;Top m MD', 1]]);
});

it('leaves words above the figures of a table apart from its headings', () => {
  expect(tablesIn('Hole;Casing;Grade\nSurface;Conductor;K55\n26";20";X56')).toEqual([
    ['Hole;Casing;Grade', 2],
  ]);
});

it('reads a longer heading below a group as part of it where another goes down over both rows', () => {
  const below = 'casing when the plug has bumped';
  expect(
    tablesIn(
      `String;BOP (psi);;String (psi)\n;Annular;Rams;${below}\nSurface;1500;3000;1200\nInner;2500;5000;2700`,
    ),
  ).toEqual([[`String;BOP (psi) Annular;Rams;String (psi) ${below}`, 2]]);
});

it('reads each heading below a word over a group without it, unless two groups have the heading', () => {
  const [headings] = tablesIn(
    'No;Rock data;;Hole and string;;;Drilling fluid data;;\n;Age;Formation;Bit;Hole size;Grade;Colour;PV (cP);pH\n' +
      '1;Eocene;Ockley;9;16";K-55;brown;12;9.0\n2;Albian;Gault;7;12 1/4";N-80;red;14;9.5',
  ).flat();
  expect(headings).toBe(
    'No;Rock data Age;Formation;Bit;Hole size;Grade;Drilling fluid data Colour;PV (cP);pH',
  );
  const [twice] = tablesIn(
    'No;Rock data;;Hole and string;;;Spare string data;;\n;Age;Formation;Bit;Hole size;Grade;Colour;Grade;pH\n' +
      '1;Eocene;Ockley;9;16";K-55;brown;N-80;9.0\n2;Albian;Gault;7;12 1/4";N-80;red;L-80;9.5',
  ).flat();
  expect(twice).toBe(
    'No;Rock data Age;Formation;Bit;Hole size;Hole and string Grade;Spare string data Colour;Spare string data Grade;pH',
  );
});

it('takes no row of repeated words between the rows of a turned table for headings', () => {
  expect(
    tablesIn(
      'Hole;17 1/2";12 1/4";6"\nPipe;13 3/8";9 5/8";4 1/2"\nType;casing;casing;liner\nShoe;800;1900;2600',
    ),
  ).toEqual([]);
  expect(tablesIn('Section;Hole;Casing;Casing\nMain;12 1/4";9 5/8";N80')).toEqual([
    ['Section;Hole;Casing;Casing', 1],
  ]);
});

it('reads headings below a group above a row that begins with a size and has no figures', () => {
  expect(
    tablesIn('Phase;Wireline logging;;Mud logging\n;Run;Services;\n26";;None;-\n16";1;GR - Sonic;10 m'),
  ).toEqual([['Phase;Run;Services;Mud logging', 2]]);
});
