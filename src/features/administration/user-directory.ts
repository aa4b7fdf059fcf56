import type { Organisation, User } from '@/api/generated/model';

/** The users on one page. */
export const usersPerPage = 10;

export interface UserPage {
  /** The users of the page, at most a full page. */
  users: readonly User[];
  /** Counted from 1; the last page if a page beyond it was requested. */
  page: number;
  pageCount: number;
  /** Place of the first and last user of the page, counted from 1; both 0 without users. */
  from: number;
  to: number;
}

/** One page of the list. If the requested page no longer exists, this is the last one. */
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

/** Finds users by a part of their email or of their organisation's name, whatever the case. */
export type UserSearch = (words: string) => readonly User[];

/**
 * Prepared once for a list and called for each key press: the texts are put into lower case at the first search and
 * cached, because that costs more for ten thousand users than searching them.
 */
export function searchIn(users: readonly User[]): UserSearch {
  let searched: string[] | undefined;
  return (words) => {
    const sought = words.trim().toLowerCase();
    if (!sought) return users;
    // A separator that no single-line field contains, so that no match spans both fields.
    searched ??= users.map(({ email, organisation }) =>
      `${email ?? ''}\n${organisation?.name ?? ''}`.toLowerCase(),
    );
    const texts = searched;
    return users.filter((_, index) => texts[index]?.includes(sought));
  };
}

/** The number of users of each organisation, by id; organisations without users are missing. */
export function countByOrganisation(users: readonly User[]): ReadonlyMap<Organisation['id'], number> {
  const counts = new Map<string, number>();
  for (const { organisation } of users) {
    if (organisation) counts.set(organisation.id, (counts.get(organisation.id) ?? 0) + 1);
  }
  return counts;
}
