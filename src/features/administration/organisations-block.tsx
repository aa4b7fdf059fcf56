import { Button } from '@mantine/core';
import { useCallback, useState } from 'react';
import type { Organisation } from '@/api/generated/model';
import { LoadingWords } from '@/ui/list-card';
import { Block } from './block';
import styles from './block.module.css';
import { CreateOrganisationDialog } from './create-organisation-dialog';
import { DeleteOrganisationDialog } from './delete-organisation-dialog';
import { EditOrganisationDialog } from './edit-organisation-dialog';
import { ListFailure } from './list-failure';
import type { ListQuery } from './list-query';
import { OrganisationsTable } from './organisations-table';
import { useListsRefetched } from './use-lists-refetched';

type Open = { dialog: 'create' } | { dialog: 'edit' | 'delete'; organisation: Organisation };

interface OrganisationsBlockProps {
  organisations: ListQuery<Organisation>;
  /** The number of users of each organisation, by id; undefined until known. */
  userCounts: ReadonlyMap<string, number> | undefined;
  /** Searches the users for these words. */
  onShowUsers: (words: string) => void;
}

const loadingText = 'Loading organisations...';
const failedText = 'Error loading organisations. Please try again.';

const countOf = (count: number) => (count === 1 ? '1 organisation' : `${count} organisations`);

export function OrganisationsBlock({ organisations, userCounts, onShowUsers }: OrganisationsBlockProps) {
  const { data, error, isPending, isFetching, refetch } = organisations;
  const { afterChange } = useListsRefetched();
  const [open, setOpen] = useState<Open | null>(null);
  const [news, setNews] = useState('');
  const [newName, setNewName] = useState<string>();
  const close = () => setOpen(null);
  const done = (what: string) => {
    close();
    setNews(what);
    void afterChange();
  };
  const onEdit = useCallback((organisation: Organisation) => setOpen({ dialog: 'edit', organisation }), []);
  const onDelete = useCallback(
    (organisation: Organisation) => setOpen({ dialog: 'delete', organisation }),
    [],
  );

  const showUsers = useCallback(
    ({ name }: Organisation) => {
      setOpen(null);
      onShowUsers(name ?? '');
    },
    [onShowUsers],
  );

  return (
    <Block
      title="Organisation Management"
      count={isPending ? <LoadingWords>{loadingText}</LoadingWords> : data && countOf(data.length)}
      busy={isFetching}
      news={news}
      action={<Button onClick={() => setOpen({ dialog: 'create' })}>Add New Organisation</Button>}
    >
      {error !== null && (
        <div className={styles.state}>
          <ListFailure title={failedText} error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {data?.length === 0 && (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>No organisations found</p>
          <p className={styles.emptyText}>Every user belongs to one: add the first to begin.</p>
        </div>
      )}
      {(isPending || (data && data.length > 0)) && (
        <OrganisationsTable
          organisations={data}
          busy={isFetching}
          newName={newName}
          userCounts={userCounts}
          onShowUsers={showUsers}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      )}
      {open?.dialog === 'create' && (
        <CreateOrganisationDialog
          onCreated={(name) => {
            setNewName(name);
            done(`The organisation ${name} has been created.`);
          }}
          onClose={close}
        />
      )}
      {open?.dialog === 'edit' && (
        <EditOrganisationDialog
          organisation={open.organisation}
          onSaved={() => done('The organisation has been saved.')}
          onClose={close}
        />
      )}
      {open?.dialog === 'delete' && (
        <DeleteOrganisationDialog
          organisation={open.organisation}
          userCount={userCounts && (userCounts.get(open.organisation.id) ?? 0)}
          onShowUsers={() => showUsers(open.organisation)}
          onDeleted={() => done(`The organisation ${open.organisation.name} has been deleted.`)}
          onClose={close}
        />
      )}
    </Block>
  );
}
