import { useQueryClient } from '@tanstack/react-query';
import { hasStatus, isNotFound } from '@/api/api-error';
import { getCheckAccessQueryKey } from '@/api/generated/endpoints/auth/auth';
import { getListOrganisationsQueryKey } from '@/api/generated/endpoints/organisation/organisation';
import { getListUsersQueryKey } from '@/api/generated/endpoints/user/user';

export interface ListsRefetched {
  /** Resolves when both lists are as they are now, or have failed to say so; their blocks show that. */
  afterChange(): Promise<void>;
  /** The person's own access is asked for first: who has lost it is shown that, and not two refused lists. */
  afterOwnAccessChanged(): Promise<void>;
  /** A refusal that speaks of what the lists do not show yet: somebody else has changed it meanwhile. */
  afterFailure(thrown: unknown): void;
}

/** Both lists, whichever of them was changed: a user shows its organisation, and an organisation counts its users. */
export function useListsRefetched(): ListsRefetched {
  const queryClient = useQueryClient();
  const afterChange = async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: getListOrganisationsQueryKey() }),
      queryClient.invalidateQueries({ queryKey: getListUsersQueryKey() }),
    ]);
  };
  return {
    afterChange,
    async afterOwnAccessChanged() {
      await queryClient.invalidateQueries({ queryKey: getCheckAccessQueryKey() });
      await afterChange();
    },
    afterFailure(thrown) {
      if (isNotFound(thrown) || hasStatus(thrown, 409)) void afterChange();
    },
  };
}
