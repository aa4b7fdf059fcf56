/** Which page of the users is shown; in the address, so that a reload and a shared link land where they should. */
export interface UsersPage {
  /** Counted from 1. */
  page: number;
}

/** Far beyond any list. */
const furthestPage = 1_000_000;

/**
 * The page in an address. An invalid page counts as missing, and is set to undefined, because the router
 * lays this over what was typed.
 */
export function readUsersPage({ page }: Record<string, unknown>): Partial<UsersPage> {
  const isPage = typeof page === 'number' && Number.isInteger(page) && page >= 1 && page <= furthestPage;
  return { page: isPage ? page : undefined };
}
