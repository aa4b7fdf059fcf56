import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { User } from '@/api/generated/model';
import { pageOfUsers, pageWith, searchIn, type UserPage } from './user-directory';

const noUsers: readonly User[] = [];

export interface UserPages {
  words: string;
  search: (words: string) => void;
  /** The number of users that match the search; all without one. */
  foundCount: number;
  shown: UserPage;
  goTo: (page: number) => void;
  /** After the list contains the newly added user with this email: ends the search, and goes to the user's page. */
  goToUser: (email: string) => void;
}

/**
 * The visible users. The address contains the page but not the search, because parts of email addresses do not belong
 * in histories and logs. The pages of a search are counted here, so that ending it returns to the previous page.
 */
export function useUserPages(
  users: readonly User[] = noUsers,
  page: number,
  onPageChange: (page: number) => void,
  /** Searched for as soon as it is another one. */
  sought: { words: string } | null,
): UserPages {
  const [words, setWords] = useState('');
  const [pageFound, setPageFound] = useState(1);
  const [taken, setTaken] = useState(sought);
  if (taken !== sought) {
    setTaken(sought);
    setWords(sought?.words ?? '');
    setPageFound(1);
  }
  // The field keeps up with the keys, and the table with the field as far as it can.
  const deferred = useDeferredValue(words);
  const find = useMemo(() => searchIn(users), [users]);
  const found = useMemo(() => find(deferred), [find, deferred]);
  const searching = deferred.trim() !== '';
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
