/** What part of the list is shown; in the address under the names the backend uses. */
export interface Paging {
  /** Counted from 1. */
  page: number;
  page_size: number;
}

export const pageSizes = [10, 25, 50, 100] as const;

export const firstPage: Paging = { page: 1, page_size: 10 };

/** Far beyond any list, and small enough that a backend can multiply it by a page size in 32 bits. */
const furthestPage = 1_000_000;

const isPage = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= furthestPage;

/**
 * The paging in an address. Users can type any address: invalid paging counts as missing. It is set to
 * undefined, and not left out, because the router lays this over what was typed.
 */
export function readPaging(search: Record<string, unknown>): Partial<Paging> {
  return {
    page: isPage(search.page) ? search.page : undefined,
    page_size: pageSizes.find((option) => option === search.page_size),
  };
}

export interface PageExtent {
  /** Place of the first and last result of the page, counted from 1; both 0 where the page holds nothing. */
  from: number;
  to: number;
  pageCount: number;
}

/** The rows that a page covers of `totalCount` results. An empty list has one page, so that 'Page 1 of 1' stays true. */
export function pageExtent({ page, page_size }: Paging, totalCount: number): PageExtent {
  const pageCount = Math.max(1, Math.ceil(totalCount / page_size));
  if (totalCount === 0 || page > pageCount) return { from: 0, to: 0, pageCount };
  return { from: (page - 1) * page_size + 1, to: Math.min(page * page_size, totalCount), pageCount };
}
