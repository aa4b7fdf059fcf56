import { useQueryClient } from '@tanstack/react-query';
import { faultOf } from '@/api/fault-of';
import type { Fault } from '@/api/fault-policy';
import { getCheckAccessQueryKey } from '@/api/generated/endpoints/auth/auth';
import { getListOrganisationsQueryKey } from '@/api/generated/endpoints/organisation/organisation';
import { getListUsersQueryKey } from '@/api/generated/endpoints/user/user';

export interface ListsRefetched {
  /** Resolves when both lists are as they are now, or have failed to say so; their blocks show that. */
  afterChange(): Promise<void>;
  /** The person's own access is asked for first: who has lost it is shown that, and not two refused lists. */
  afterOwnAccessChanged(): Promise<void>;
  /**
   * The lists may not show what is: a refusal can speak of what somebody else has changed meanwhile, and where the answer was lost
   * or cannot be read, it may have been done.
   */
  afterFailure(thrown: unknown): void;
}

/** Which leave everything as the lists show it, or as nobody can say. */
const refusals: ReadonlySet<Fault> = new Set(['401', '403', '412', '413', '422', '429', '503', 'offline']);

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
      // Whatever is no refusal may have been done all the same.
      const fault = faultOf(thrown);
      if (fault && !refusals.has(fault)) void afterChange();
    },
  };
}
