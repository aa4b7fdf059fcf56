import { describe, expect, it } from 'vitest';
import type { Table } from '../../readers/table';
import { document, readOne } from '../documents-for-tests';
import { readDocuments } from '../read-documents';
import { withSizesOfTitles } from './titles-without-sizes';

const holes: Table = {
  headingRow: 1,
  headings: ['Hole size', 'Section TD (m MD)'],
  units: [null, null],
  rows: ['26"', '16"', '9 1/2"'].map((size, at) => ({ row: at + 2, cells: [size, String(500 * (at + 1))] })),
  decimalComma: false,
};

/** The titles with a sentence below each of them. */
const titled = (
  titles: readonly string[],
  tables: Table[] = [holes],
  known: Parameters<typeof withSizesOfTitles>[1] = [],
) => {
  const lines = titles.flatMap((title, at) => [
    { row: at * 2 + 10, text: title, cells: [title] },
    { row: at * 2 + 11, text: 'Drill as planned.', cells: ['Drill as planned.'] },
  ]);
  return withSizesOfTitles({ tables, lines }, known).lines.flatMap(({ text }, at) =>
    at % 2 === 0 ? [text] : [],
  );
};

describe('the titles of sections', () => {
  it.each([
    ['numbers', ['Section 1', 'Section 2', 'Section 3']],
    ['intervals', ['Interval: 0 - 500 m', 'Interval: 500 - 1,000 m', 'Interval: 1,000 - 1,500 m']],
    ['names', ['4.1 Sektion (Ankerrohrtour)', '4.2 Sektion (Salz)', '4.3 Sektion (Lagerst\u00e4tte)']],
  ])('are of as many holes as the document names, next to %s', (_, titles) => {
    expect(titled(titles).map((title) => /\d+(?: \d+\/\d+)?(?=")/.exec(title)?.[0])).toEqual([
      '26',
      '16',
      '9 1/2',
    ]);
  });

  it('take the one size that is left between those of the others', () => {
    expect(titled(['3.1 26" hole section', '3.2 Hole section', '3.3 9 1/2" hole section'])).toEqual([
      '3.1 26" hole section',
      '3.2 16" Hole section',
      '3.3 9 1/2" hole section',
    ]);
  });

  it('may name the string instead, by a size that no bit has', () => {
    expect(titled(['2.1 Sectie 18 5/8"', '2.2 Sectie 13 3/8"', '2.3 Sectie 7"'])).toEqual([
      '2.1 26" Sectie',
      '2.2 16" Sectie',
      '2.3 9 1/2" Sectie',
    ]);
  });

  it('stay as they are where the document names another number of holes', () => {
    const titles = ['Section 1', 'Section 2', 'Section 3', 'Section 4'];
    expect(titled(titles)).toEqual(titles);
    expect(titled(titles, [])).toEqual(titles);
  });

  it('are no values with the word for a hole', () => {
    const values = ['Section depth 500 m', 'Section depth 1,000 m', 'Section depth 1,500 m'];
    expect(titled(values)).toEqual(values);
  });

  it('end the section before them also where their own hole stays unknown', async () => {
    const facts = await readOne(
      '3.1 26" hole section\nMud type: Spud mud\nMud weight: 1.10 SG\n\n3.2 Hole section\nMud type: KCl polymer\nMud weight: 1.25 SG\n',
    );
    expect(facts.muds).toMatchObject([{ holeDiameterIn: 26, type: 'Spud mud' }]);
  });

  it.each([
    [
      'stay alike next to what strings are called',
      ['3 Hole - Conductor section', '4 16" hole - Surface section', '5 9 1/2" hole - Reservoir section'],
    ],
    [
      'are alike by other words in each of them',
      [
        'Card 1 of 3 - hole / 20" casing',
        'Card 2 of 3 - 16" hole / 13 3/8" casing',
        'Card 3 of 3 - 9 1/2" hole / 7" liner',
      ],
    ],
    [
      'may have other words and numbers only',
      ['Rig move / Section A1', 'Rig move / Section A2', 'Rig move / Section A3'],
    ],
  ])('%s', (_, titles) => {
    expect(titled(titles)[0]).toMatch(/26" (?:hole|section)/i);
  });

  it('are no values that are repeated in each section', () => {
    const values = ['Section overpull 40 t', 'Section overpull 55 t', 'Section overpull 60 t'];
    expect(titled(values)).toEqual(values);
  });

  const known = [
    { sizeIn: 36, strings: [30], names: ['Conductor pipe'] },
    { sizeIn: 24, strings: [18.625], names: ['Ankerrohrtour'] },
    { sizeIn: 14.75, strings: [10.75], names: ['Zwischenrohrtour'] },
    { sizeIn: 8.5, strings: [], names: [] },
  ];
  it.each([
    ['by their strings', ['Section 18 5/8"', 'Section 10 3/4"']],
    ['by what these are called', ['4.2 Sektion (Ankerrohrtour)', '4.3 Sektion (Zwischenrohrtour)']],
  ])('are of the holes that other documents give, %s', (_, titles) => {
    expect(titled(titles, [], known).map((title) => /\d+(?: \d+\/\d+)?(?=")/.exec(title)?.[0])).toEqual([
      '24',
      '14 3/4',
    ]);
  });

  it('of strings are of as many holes with a string', () => {
    const titles = ['Tubage (Phase I)', 'Tubage (Phase II)', 'Liner (Phase III)'];
    expect(titled(titles, [], known).map((title) => /\d+(?: \d+\/\d+)?(?=")/.exec(title)?.[0])).toEqual([
      '36',
      '24',
      '14 3/4',
    ]);
  });

  it('take the sizes of the holes from another document of the well', async () => {
    const mud = [1, 2, 3].flatMap((at) => [
      `Section ${at}`,
      `Mud type: Polymer ${at}`,
      `Mud weight: 1.${at} SG`,
      '',
    ]);
    const casing = [
      'Hole size;Casing OD;Casing shoe MD',
      '24";18 5/8";410 m',
      '14 3/4";10 3/4";1620 m',
      '8 1/2";7";2480 m',
    ];
    const { muds } = await readDocuments([
      document('mud.txt', 'Mud Program', mud.join('\n')),
      document('casing.csv', 'Other', casing.join('\n')),
    ]);
    expect(muds.map(({ holeDiameterIn, type }) => [holeDiameterIn, type])).toEqual([
      [24, 'Polymer 1'],
      [14.75, 'Polymer 2'],
      [8.5, 'Polymer 3'],
    ]);
  });
});
