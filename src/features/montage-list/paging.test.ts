import { describe, expect, it } from 'vitest';

import { pageExtent, readPaging } from './paging';

describe('paging from an address', () => {
  it('takes a page and one of the sizes', () => {
    expect(readPaging({ page: 3, page_size: 25 })).toEqual({ page: 3, page_size: 25 });
  });

  it('sets missing values to undefined, which overrides what was typed', () => {
    expect(readPaging({})).toStrictEqual({ page: undefined, page_size: undefined });
    expect({ page: -1, ...readPaging({ page: -1 }) }).toStrictEqual({
      page: undefined,
      page_size: undefined,
    });
    expect(readPaging({ page_size: 100 })).toStrictEqual({ page: undefined, page_size: 100 });
  });

  it.each([
    0,
    -1,
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e308,
    1_000_001,
    '2',
    null,
    [1],
    { page: 1 },
    true,
  ])('does not take %j for a page', (page) => {
    expect(readPaging({ page }).page).toBeUndefined();
  });

  it.each([0, 11, 1000, -10, '25', null, [10]])('does not take %j for a size', (page_size) => {
    expect(readPaging({ page_size }).page_size).toBeUndefined();
  });
});

describe('what a page covers', () => {
  it.each([
    [1, 10, 23, { from: 1, to: 10, pageCount: 3 }],
    [3, 10, 23, { from: 21, to: 23, pageCount: 3 }],
    [2, 10, 20, { from: 11, to: 20, pageCount: 2 }],
    [1, 10, 0, { from: 0, to: 0, pageCount: 1 }],
    [4, 10, 23, { from: 0, to: 0, pageCount: 3 }],
  ])('page %i by %i of %i results', (page, page_size, total, extent) => {
    expect(pageExtent({ page, page_size }, total)).toEqual(extent);
  });
});
