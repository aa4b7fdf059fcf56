import { expect, it } from 'vitest';
import { document } from '../documents-for-tests';
import { readDocuments } from '../read-documents';

const topsOf = async (well: string, other: string) => {
  const { tops, questions } = await readDocuments([
    document('programme.txt', 'Other', `Well name: ${well}\nField: Heronmeer\nOperator: Rowan Energie\n`),
    document('tops.csv', 'Other', `Well: ${other}\nFormation,TVD SS (m)\nChalk,1000\nSalt,2000\n`),
  ]);
  return [tops.length, questions.length];
};

it.each([
  ['HRM-GT-02', 'Heronmeer GT-02'],
  ['HER-7', 'HERONMEER 07'],
  ['Heronmeer-7', 'HRNM-7'],
])(
  'takes %s and %s for one well, because the first word of one abbreviates its field',
  async (well, other) => {
    expect(await topsOf(well, other)).toEqual([2, 0]);
  },
);

it.each([
  ['HRM-GT-02', 'Heronmeer GT-03'],
  ['HRM-GT-02', 'Heronmeer 02'],
  ['MRH-7', 'Heronmeer 7'],
  ['HRM-7', 'Heronwoud 7'],
])('does not take %s and %s for one well', async (well, other) => {
  expect((await topsOf(well, other))[0]).toBe(0);
});
