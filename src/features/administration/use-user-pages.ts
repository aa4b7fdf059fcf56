import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { User } from '@/api/generated/model';
import { pageOfUsers, pageWith, searchIn, type UserPage } from './user-directory';

const noUsers: readonly User[] = [];

export interface UserPages {
  words: string;
  search: (words: string) => void;
  /** How many users the search has found; all of them without one. */
  foundCount: number;
  shown: UserPage;
  goTo: (page: number) => void;
  /** Once the list holds the user of this email, who has just been added: ends the search, and goes to the user's page. */
  goToUser: (email: string) => void;
}

/**
 * Which users are shown. The page is the address's; what is searched for is not, because parts of people's e-mail addresses
 * have no place in histories and logs. The pages of what was found are counted here, so that the end of a search leads
 * back to where it began.
 */
export function useUserPages(
  users: readonly User[] = noUsers,
  page: number,
  onPageChange: (page: number) => void,
): UserPages {
  const [words, setWords] = useState('');
  const [pageFound, setPageFound] = useState(1);
  // The field keeps up with the keys, and the table with the field as far as it can.
  const sought = useDeferredValue(words);
  const find = useMemo(() => searchIn(users), [users]);
  const found = useMemo(() => find(sought), [find, sought]);
  const searching = sought.trim() !== '';
  const asked = searching ? pageFound : page;
  const shown = useMemo(() => pageOfUsers(found, asked), [found, asked]);
  // Here and not where the user is created: a user who has left the page before the list comes is not brought back.
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    if (awaited.current === null) return;
    const pageOfNew = pageWith(users, awaited.current);
    if (pageOfNew === null) return;
    setWords('');
    onPageChange(pageOfNew);
    awaited.current = null;
  }, [users, onPageChange]);
  return {
    words,
    search(next) {
      setWords(next);
      setPageFound(1);
    },
    foundCount: found.length,
    shown,
    goTo: searching ? setPageFound : onPageChange,
    goToUser: (email) => void (awaited.current = email),
  };
}
