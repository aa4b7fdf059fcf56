import type { SortOrder } from '@/api/generated/model';

export type UserSort = 'email' | 'organisation' | 'access';
export type AccessFilter = 'user_management' | 'montage' | 'none';

/** What is shown of the users; in the address, so that a reload and a shared link land where they should. */
export interface UsersQuery {
  /** Counted from 1. */
  page: number;
  /** By default in the order of the server. */
  sort?: UserSort | undefined;
  order?: SortOrder | undefined;
  /** Only the users of this module, or those without any. */
  access?: AccessFilter | undefined;
}

/** Far beyond any list. */
const furthestPage = 1_000_000;

const isPage = (page: unknown): page is number =>
  typeof page === 'number' && Number.isInteger(page) && page >= 1 && page <= furthestPage;

const oneOf = <Value>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value);

/**
 * The query in an address. What is invalid counts as missing, and is set to undefined, because the router lays this over what was
 * typed.
 */
export function readUsersQuery({ page, sort, order, access }: Record<string, unknown>): Partial<UsersQuery> {
  return {
    page: isPage(page) ? page : undefined,
    sort: oneOf(['email', 'organisation', 'access'] as const, sort),
    order: oneOf(['asc', 'desc'] as const, order),
    access: oneOf(['user_management', 'montage', 'none'] as const, access),
  };
}
