import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import type { Organisation, User } from '@/api/generated/model';
import { useSignedInUser } from '@/identity/identity-context';
import { LoadingWords } from '@/ui/list-card';
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
import { UsersTable } from './users-table';

type Open = { dialog: 'create' } | { dialog: 'edit'; user: User };

interface UsersBlockProps {
  users: ListQuery<User>;
  organisations: ListQuery<Organisation>;
  /** Counted from 1. */
  page: number;
  onPageChange: (page: number) => void;
}

const loadingText = 'Loading users...';
const failedText = 'Error loading users. Please try again.';

/** Only logs, by the product's rule: users are not deleted. The id is enough, and an e-mail does not belong in a log. */
const onDelete = ({ id }: User): void => {
  // oxlint-disable-next-line no-console -- not an error, and no warning either
  console.log('Delete user', id);
};

export function UsersBlock({ users, organisations, page, onPageChange }: UsersBlockProps) {
  const { data, error, isPending, isFetching, refetch } = users;
  const { afterChange, afterOwnAccessChanged } = useListsRefetched();
  const signedIn = useSignedInUser();
  const pages = useUserPages(data, page, onPageChange);
  const [open, setOpen] = useState<Open | null>(null);
  const [news, setNews] = useState('');
  const [newEmail, setNewEmail] = useState<string>();
  const close = () => setOpen(null);
  const onEdit = useCallback((user: User) => setOpen({ dialog: 'edit', user }), []);
  const isSelf = (user: User) => hasEmail(user, signedIn?.email);

  const created = (email: string) => {
    close();
    setNews(`The user ${email} has been created.`);
    setNewEmail(email);
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
      count={isPending && <LoadingWords>{loadingText}</LoadingWords>}
      busy={isFetching}
      news={news}
      action={<Button onClick={() => setOpen({ dialog: 'create' })}>Add New User</Button>}
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
      {data && data.length > 0 && (
        <search className={styles.search}>
          <TextInput
            type="search"
            aria-label="Search users by email or organisation"
            placeholder="Search by email or organisation"
            autoComplete="off"
            leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
            value={pages.words}
            onChange={(event) => pages.search(event.currentTarget.value)}
          />
        </search>
      )}
      {data && data.length > 0 && pages.foundCount === 0 && (
        <div className={styles.empty} role="status">
          <p className={styles.emptyTitle}>No users found</p>
          <p className={styles.emptyText}>No email and no organisation holds what you search for.</p>
        </div>
      )}
      {(isPending || pages.foundCount > 0) && (
        <UsersTable
          users={data && pages.shown.users}
          busy={isFetching}
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
