import { describe, expect, it } from 'vitest';
import type { Table } from '../../readers/table';
import { readOne } from '../documents-for-tests';
import { withSizesOfTitles } from './titles-without-sizes';

const holes: Table = {
  headingRow: 1,
  headings: ['Hole size', 'Section TD (m MD)'],
  units: [null, null],
  rows: ['26"', '16"', '9 1/2"'].map((size, at) => ({ row: at + 2, cells: [size, String(500 * (at + 1))] })),
  decimalComma: false,
};

/** The titles with a sentence below each of them. */
const titled = (titles: readonly string[], tables: Table[] = [holes]) => {
  const lines = titles.flatMap((title, at) => [
    { row: at * 2 + 10, text: title, cells: [title] },
    { row: at * 2 + 11, text: 'Drill as planned.', cells: ['Drill as planned.'] },
  ]);
  return withSizesOfTitles({ tables, lines }).flatMap(({ text }, at) => (at % 2 === 0 ? [text] : []));
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
});
