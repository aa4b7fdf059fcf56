import { Button } from '@mantine/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Organisation, User } from '@/api/generated/model';
import { useSignedInUser } from '@/identity/identity-context';
import { LoadingWords } from '@/ui/list-card';
import { FilterSelect } from '@/ui/list-filters';
import { ListNotice } from '@/ui/list-notice';
import { ListSearch } from '@/ui/list-search';
import type { Sorting } from '@/ui/list-table';
import tools from '@/ui/list-tools.module.css';
import { shortText } from '@/ui/short-text';
import { Block } from './block';
import styles from './block.module.css';
import { CreateUserDialog } from './create-user-dialog';
import { EditUserDialog } from './edit-user-dialog';
import { ListFailure } from './list-failure';
import type { ListQuery } from './list-query';
import { useListsRefetched } from './use-lists-refetched';
import { hasEmail } from './user-directory';
import { useUserPages } from './use-user-pages';
import { UsersPagination } from './users-pagination';
import { arrangedUsers } from './arranged-users';
import type { UserSort, UsersQuery } from './users-query';
import { UsersTable } from './users-table';

type Open = { dialog: 'create' } | { dialog: 'edit'; user: User };

interface UsersBlockProps {
  users: ListQuery<User>;
  organisations: ListQuery<Organisation>;
  query: UsersQuery;
  onQueryChange: (changed: Partial<UsersQuery>) => void;
  /** What another part of the screen searches for. */
  sought: { words: string } | null;
}

const loadingText = 'Loading users...';
const failedText = 'Error loading users. Please try again.';

/** Only logs, by the product's rule: users are not deleted. The id is enough, and an email does not belong in a log. */
const logDelete = ({ id }: User): void => {
  // oxlint-disable-next-line no-console -- not an error, and no warning either
  console.log('Delete user', id);
};

const countOf = (count: number) => (count === 1 ? '1 user' : `${count.toLocaleString('en-US')} users`);

const accessOptions = [
  { value: 'montage', label: 'Montage' },
  { value: 'user_management', label: 'User Management' },
  { value: 'none', label: 'No access' },
] as const;

export function UsersBlock({ users, organisations, query, onQueryChange, sought }: UsersBlockProps) {
  const { data, error, isPending, isFetching, refetch } = users;
  const { afterChange, afterOwnAccessChanged } = useListsRefetched();
  const signedIn = useSignedInUser();
  const { page, sort, order, access } = query;
  const arranged = useMemo(
    () => data && arrangedUsers(data, { sort, order, access }),
    [data, sort, order, access],
  );
  const onPageChange = useCallback((next: number) => onQueryChange({ page: next }), [onQueryChange]);
  const pages = useUserPages(arranged, page, onPageChange, sought);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (sought) search.current?.focus();
  }, [sought]);
  const [open, setOpen] = useState<Open | null>(null);
  const [news, setNews] = useState('');
  const [newEmail, setNewEmail] = useState<string>();
  const [undeletable, setUndeletable] = useState<User | null>(null);
  const close = () => setOpen(null);
  const onEdit = useCallback((user: User) => {
    setUndeletable(null);
    setOpen({ dialog: 'edit', user });
  }, []);
  const onDelete = useCallback((user: User) => {
    logDelete(user);
    setUndeletable(user);
  }, []);
  const sorting: Sorting = {
    by: sort ?? 'email',
    order: order ?? 'asc',
    onSort: (by, next) => onQueryChange({ page: 1, sort: by as UserSort, order: next }),
  };
  const isSelf = (user: User) => hasEmail(user, signedIn?.email);

  const created = (email: string) => {
    close();
    setNews(`The user ${email} has been created.`);
    setNewEmail(email);
    // The new user may have another access than the list shows.
    if (access) onQueryChange({ access: undefined });
    pages.goToUser(email);
    void afterChange();
  };
  const saved = (user: User) => {
    close();
    setNews(`The user ${user.email ?? user.id} has been saved.`);
    void (isSelf(user) ? afterOwnAccessChanged() : afterChange());
  };

  return (
    <Block
      title="User Management Hub"
      count={isPending ? <LoadingWords>{loadingText}</LoadingWords> : data && countOf(data.length)}
      busy={isFetching}
      news={news}
      action={<Button onClick={() => setOpen({ dialog: 'create' })}>Add New User</Button>}
      // Also while they load: the rows do not move when the tools arrive.
      tools={
        data?.length !== 0 && (
          <div className={tools.tools}>
            <FilterSelect
              inline
              label="Access"
              any="Any access"
              value={access}
              options={accessOptions}
              onChange={(next) => onQueryChange({ page: 1, access: next })}
            />
            <ListSearch
              label="Search users by email or organisation"
              placeholder="Search by email or organisation"
              value={pages.words}
              inputRef={search}
              rests={false}
              onSearch={pages.search}
            />
          </div>
        )
      }
    >
      {error !== null && (
        <div className={styles.state}>
          <ListFailure title={failedText} error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {data?.length === 0 && (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>No users found</p>
          <p className={styles.emptyText}>Add the people who may open the modules.</p>
        </div>
      )}
      {undeletable && (
        <ListNotice
          action={{ label: 'Edit access', onPress: () => onEdit(undeletable) }}
          onClose={() => setUndeletable(null)}
        >
          Users cannot be deleted. To lock out <bdi>{shortText(undeletable.email ?? undeletable.id)}</bdi>,
          take the access away.
        </ListNotice>
      )}
      {data && data.length > 0 && pages.foundCount === 0 && (
        <div className={styles.empty} role="status">
          <p className={styles.emptyTitle}>No users found</p>
          <p className={styles.emptyText}>No email and no organisation contains what you search for.</p>
        </div>
      )}
      {(isPending || pages.foundCount > 0) && (
        <UsersTable
          users={data && pages.shown.users}
          busy={isFetching}
          sorting={sorting}
          newEmail={newEmail}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      )}
      {pages.foundCount > 0 && (
        <UsersPagination shown={pages.shown} totalCount={pages.foundCount} onPage={pages.goTo} />
      )}
      {open?.dialog === 'create' && (
        <CreateUserDialog organisations={organisations} onCreated={created} onClose={close} />
      )}
      {open?.dialog === 'edit' && (
        <EditUserDialog
          user={open.user}
          self={isSelf(open.user)}
          organisations={organisations}
          onSaved={() => saved(open.user)}
          onClose={close}
        />
      )}
    </Block>
  );
}
