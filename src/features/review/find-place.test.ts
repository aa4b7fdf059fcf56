import { describe, expect, it } from 'vitest';
import type { ReviewPiece, SourcePlace } from '@/api/generated/model';
import { findPlace } from './find-place';
import { reviewForTests } from './review-for-tests';

const place = (changes: Partial<SourcePlace>): SourcePlace => ({
  document: 'tops.csv',
  page: null,
  sheet: null,
  cell: null,
  line: null,
  quote: null,
  ...changes,
});

const piece = (text: string, row: number, column: number): ReviewPiece => ({
  text,
  box: { x: column, y: row - 1, width: 1, height: 1 },
  row,
  column,
  confidence: null,
});

const [page] = reviewForTests.pages;
const pieces = [piece('Layer', 3, 0), piece('Depth', 3, 1), piece('Chalk', 4, 0), piece('700', 4, 1)];
const left = [piece('TD 3000', 6, 0), piece('Approved', 9, 0)];
const review = {
  ...reviewForTests,
  pages: [
    { ...page!, pieces: [...pieces, ...left] },
    { ...page!, number: 2, name: 'Survey', drawn: false },
  ],
};

describe('a place that a report names', () => {
  it('is the row of a table, its heading, what was not used, or a line that nothing was read in', () => {
    expect(findPlace(review, place({ line: 4 }))).toMatchObject({
      at: { what: 'row', table: 0, row: 4, page: 1 },
      spot: { page: 1, box: { x: 0, y: 3, width: 2, height: 1 } },
    });
    expect(findPlace(review, place({ line: 3 }))?.at).toEqual({ what: 'table', table: 0 });
    expect(findPlace(review, place({ line: 6 }))?.at).toEqual({ what: 'unused', unused: 0 });
    expect(findPlace(review, place({ line: 9 }))).toMatchObject({ at: null, spot: { page: 1 } });
  });

  it('is a cell by its letters', () => {
    expect(findPlace(review, place({ cell: 'B4' }))?.spot).toEqual({
      page: 1,
      box: { x: 1, y: 3, width: 1, height: 1 },
    });
  });

  it('is a page by its number or the name of its sheet, and the first one where neither is known', () => {
    expect(findPlace(review, place({ sheet: 'Survey', line: 4 }))).toMatchObject({
      page: { number: 2 },
      at: null,
      spot: null,
    });
    expect(findPlace(review, place({ page: 2 }))?.page.number).toBe(2);
    expect(findPlace(review, place({ page: 12 }))?.page.number).toBe(1);
    expect(findPlace({ ...review, pages: [] }, place({ page: 1 }))).toBeNull();
  });
});
