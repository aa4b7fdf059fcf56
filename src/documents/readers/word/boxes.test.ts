import { expect, it } from 'vitest';
import { areBoxes, lineOfBox } from './boxes';

it('recognises a form of titles and of boxes with a label above each value', () => {
  const form = [
    [['A. Licence holder'], []],
    [
      ['Company*', 'Meadow Energy'],
      ['Well name*', 'Orchard-4'],
    ],
    [['Purpose', 'Appraise the', 'Lower Chalk'], []],
  ];
  expect(areBoxes(form)).toBe(true);
  expect(
    form
      .flat()
      .filter(({ length }) => length > 0)
      .map(lineOfBox),
  ).toEqual([
    'A. Licence holder',
    'Company: Meadow Energy',
    'Well name: Orchard-4',
    'Purpose: Appraise the Lower Chalk',
  ]);
});

it.each([
  [
    'rows of a table',
    [
      [['Formation'], ['Top', 'm MD']],
      [['Chalk'], ['840']],
    ],
  ],
  [
    'names above their offices',
    [
      [['Prepared'], ['Checked']],
      [
        ['A. Lind', 'Engineer'],
        ['B. Roe', 'Lead'],
      ],
    ],
  ],
  [
    'labels that repeat',
    [
      [
        ['Depth', '840 m'],
        ['Depth', '1210 m'],
      ],
    ],
  ],
  ['one box', [[['Well name', 'Orchard-4']]]],
])('does not recognise a form in %s', (_, rows) => {
  expect(areBoxes(rows)).toBe(false);
});
