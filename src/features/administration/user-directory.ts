import type { Organisation, User } from '@/api/generated/model';

/** As many users as a page holds. */
export const usersPerPage = 10;

export interface UserPage {
  /** The users of the page, never more than it holds. */
  users: readonly User[];
  /** Counted from 1; the last page if a page beyond it was requested. */
  page: number;
  pageCount: number;
  /** Place of the first and last user of the page, counted from 1; both 0 without users. */
  from: number;
  to: number;
}

/** One page of the list. An address may ask for a page that no longer exists: then this is the last one. */
export function pageOfUsers(users: readonly User[], asked: number): UserPage {
  const pageCount = Math.max(1, Math.ceil(users.length / usersPerPage));
  const page = Math.min(Math.max(1, asked), pageCount);
  const start = (page - 1) * usersPerPage;
  const shown = users.slice(start, start + usersPerPage);
  return {
    users: shown,
    page,
    pageCount,
    from: shown.length === 0 ? 0 : start + 1,
    to: start + shown.length,
  };
}

/** Whether this is the user's email, in upper or lower case. A user without an email matches none. */
export const hasEmail = ({ email }: User, asked: string | undefined): boolean =>
  asked !== undefined && email?.toLowerCase() === asked.toLowerCase();

/** The page that shows the user of this email; null where no user has it. */
export function pageWith(users: readonly User[], email: string): number | null {
  const index = users.findIndex((user) => hasEmail(user, email));
  return index === -1 ? null : Math.floor(index / usersPerPage) + 1;
}

/** Finds users by a part of their e-mail or of their organisation's name, whatever the case. */
export type UserSearch = (words: string) => readonly User[];

/**
 * Prepared once for a list and called for each key press: the searched text is put into lower case at the first
 * search and kept, because doing so for ten thousand users costs more than searching them.
 */
export function searchIn(users: readonly User[]): UserSearch {
  let searched: string[] | undefined;
  return (words) => {
    const sought = words.trim().toLowerCase();
    if (!sought) return users;
    // The two are kept apart by what no field of one line can hold, so that no word is found across them.
    searched ??= users.map(({ email, organisation }) =>
      `${email ?? ''}\n${organisation?.name ?? ''}`.toLowerCase(),
    );
    const texts = searched;
    return users.filter((_, index) => texts[index]?.includes(sought));
  };
}

/** How many users each organisation has, by its id; one that has none is not in it. */
export function countByOrganisation(users: readonly User[]): ReadonlyMap<Organisation['id'], number> {
  const counts = new Map<string, number>();
  for (const { organisation } of users) {
    if (organisation) counts.set(organisation.id, (counts.get(organisation.id) ?? 0) + 1);
  }
  return counts;
}
