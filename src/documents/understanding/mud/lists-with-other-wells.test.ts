import { expect, it } from 'vitest';
import type { TextLine } from '../../readers/table';
import { withMudCards } from './cards-of-muds';
import { sectionOfCard } from './section-of-card';

const lineOf = (row: number, cells: string[], columns?: number[]): TextLine => ({
  row,
  page: 1,
  cells,
  text: cells.join('  '),
  ...(columns ? { columns } : {}),
});

const cardsIn = (rows: [cells: string[], columns?: number[]][]) =>
  withMudCards({
    tables: [],
    lines: rows.map(([cells, columns], at) => lineOf(at + 1, cells, columns)),
  }).cards.map(({ headings, rows: [row] }) => headings.map((heading, at) => [heading, row?.cells[at]]));

const LIST: [string[], number[]?][] = [
  [['DUNE ENERGY / HERON-6 / 16" SECTION']],
  [
    ['Property', 'Units', 'Plan', 'Heron-2 actual'],
    [0, 1, 2, 3],
  ],
  [
    ['Mud system', 'Gel polymer', 'Gel'],
    [0, 2, 3],
  ],
  [
    ['Density', 'ppg', '9.1 - 9.6', '9.9'],
    [0, 1, 2, 3],
  ],
  [
    ['Yield point', 'lb/100ft2', '12 - 19', '22'],
    [0, 1, 2, 3],
  ],
  [
    ['pH', '9 - 10', '8.7'],
    [0, 2, 3],
  ],
];

it('takes the planned column of a list with one of another well, also where the unit is blank', () => {
  expect(cardsIn(LIST)).toEqual([
    [
      ['Hole size', '16'],
      ['Mud system', 'Gel polymer'],
      ['Mud weight (ppg)', '9.1 - 9.6'],
      ['Yield point (lb/100ft2)', '12 - 19'],
      ['pH', '9 - 10'],
    ],
  ]);
});

it('takes no value of the other well where that of the plan is blank', () => {
  const blank: typeof LIST = [
    ...LIST.slice(0, 5),
    [
      ['pH', '8.7'],
      [0, 3],
    ],
  ];
  expect(
    cardsIn(blank)
      .flat()
      .map(([heading]) => heading),
  ).not.toContain('pH');
});

it('finds the section in a title with the well and its company', () => {
  expect(sectionOfCard('Dune Energy | Heron-6 | 12 1/4" hole')).toMatchObject({ value: '12 1/4' });
  expect(sectionOfCard('16" hole / 13 3/8" casing')).toBeNull();
  expect(sectionOfCard('Dune Energy / Heron-6')).toBeNull();
});
