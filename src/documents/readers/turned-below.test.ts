import { expect, it } from 'vitest';
import { HEADINGS } from '../understanding/words/heading-vocabulary';
import { readText } from './read-text';

const rowsBelow = (title: string, more: readonly string[]) =>
  readText(
    ['Hole size;Casing OD;Shoe MD', '16";13 3/8";640 m', '12 1/4";9 5/8";1875 m', title, ...more].join('\n'),
    HEADINGS,
  ).tables[0]?.rows.map(({ row }) => row);

const PROPERTIES = ['Mud type;Gel;Polymer', 'Mud weight, SG;1.08;1.27', 'YP, Pa;11;8'];

it('ends a table above the properties of sections titled by depths or numbers', () => {
  for (const title of ['Interval;0 - 640 m;640 - 1875 m', ';Section 1;Section 2', ';Phase 1;Phase 2'])
    expect(rowsBelow(title, PROPERTIES)).toEqual([2, 3]);
});

it('keeps rows that are not the names of properties, or titles that name no sections', () => {
  expect(rowsBelow(';Section 1;Section 2', ['8 1/2";7";2950 m', '6";4 1/2";3310 m'])).toContain(5);
  expect(rowsBelow('Interval;640 - 0 m;12', PROPERTIES)).toContain(4);
});
