import { useMemo } from 'react';
import { useListOrganisations } from '@/api/generated/endpoints/organisation/organisation';
import { useListUsers } from '@/api/generated/endpoints/user/user';
import { Page } from '@/ui/page';
import { OrganisationsBlock } from './organisations-block';
import { countByOrganisation } from './user-directory';
import { UsersBlock } from './users-block';

interface AdministrationScreenProps {
  /** The page of users, from 1. */
  page: number;
  onPageChange: (page: number) => void;
}

/**
 * The organisations and the users. The lists load and fail independently: an administrator can work on one while the
 * other fails.
 */
export function AdministrationScreen({ page, onPageChange }: AdministrationScreenProps) {
  const organisations = useListOrganisations();
  // Only ten are drawn: comparing ten thousand with the previous ones to keep equal objects costs more than it saves.
  const users = useListUsers({ query: { structuralSharing: false } });
  const userCounts = useMemo(() => users.data && countByOrganisation(users.data), [users.data]);
  return (
    <Page title="Manage Users">
      <OrganisationsBlock organisations={organisations} userCounts={userCounts} />
      <UsersBlock users={users} organisations={organisations} page={page} onPageChange={onPageChange} />
    </Page>
  );
}
