import { useMemo } from 'react';
import { useListOrganisations } from '@/api/generated/endpoints/organisation/organisation';
import { useListUsers } from '@/api/generated/endpoints/user/user';
import { Page } from '@/ui/page';
import { OrganisationsBlock } from './organisations-block';
import { countByOrganisation } from './user-directory';
import { UsersBlock } from './users-block';

interface AdministrationScreenProps {
  /** Which page of the users is shown, counted from 1. */
  page: number;
  onPageChange: (page: number) => void;
}

/**
 * The organisations and the users. The lists come by themselves and fail by themselves: an administrator who cannot see the
 * one can still work on the other.
 */
export function AdministrationScreen({ page, onPageChange }: AdministrationScreenProps) {
  const organisations = useListOrganisations();
  // Ten are drawn: to compare ten thousand with those before, so as to keep the objects of the same, costs more than it saves.
  const users = useListUsers({ query: { structuralSharing: false } });
  const userCounts = useMemo(() => users.data && countByOrganisation(users.data), [users.data]);
  return (
    <Page title="Manage Users">
      <OrganisationsBlock organisations={organisations} userCounts={userCounts} />
      <UsersBlock users={users} organisations={organisations} page={page} onPageChange={onPageChange} />
    </Page>
  );
}
