import { useMemo, useState } from 'react';
import { useListOrganisations } from '@/api/generated/endpoints/organisation/organisation';
import { useListUsers } from '@/api/generated/endpoints/user/user';
import { Page } from '@/ui/page';
import { OrganisationsBlock } from './organisations-block';
import { countByOrganisation } from './user-directory';
import { UsersBlock } from './users-block';
import type { UsersQuery } from './users-query';

interface AdministrationScreenProps {
  /** Of the users. */
  query: UsersQuery;
  onQueryChange: (changed: Partial<UsersQuery>) => void;
}

/**
 * The organisations and the users. The lists load and fail independently: an administrator can work on one while the
 * other fails.
 */
export function AdministrationScreen({ query, onQueryChange }: AdministrationScreenProps) {
  const organisations = useListOrganisations();
  // Only ten are drawn: comparing ten thousand with the previous ones to keep equal objects costs more than it saves.
  const users = useListUsers({ query: { structuralSharing: false } });
  const userCounts = useMemo(() => users.data && countByOrganisation(users.data), [users.data]);
  const [sought, setSought] = useState<{ words: string } | null>(null);
  return (
    <Page title="Manage Users">
      <OrganisationsBlock
        organisations={organisations}
        userCounts={userCounts}
        onShowUsers={(words) => setSought({ words })}
      />
      <UsersBlock
        users={users}
        organisations={organisations}
        query={query}
        onQueryChange={onQueryChange}
        sought={sought}
      />
    </Page>
  );
}
