import { useQueryClient } from '@tanstack/react-query';
import { faultOf } from '@/api/fault-of';
import type { Fault } from '@/api/fault-policy';
import { getCheckAccessQueryKey } from '@/api/generated/endpoints/auth/auth';
import { getListOrganisationsQueryKey } from '@/api/generated/endpoints/organisation/organisation';
import { getListUsersQueryKey } from '@/api/generated/endpoints/user/user';

export interface ListsRefetched {
  /** Resolves when both lists are current or have failed to load; their blocks show that. */
  afterChange(): Promise<void>;
  /** Checks the user's own access first: a user who has lost it sees that, and not two refused lists. */
  afterOwnAccessChanged(): Promise<void>;
  /**
   * The lists may be outdated: a refusal can result from another user's change, and if the answer was lost or cannot be read,
   * the change may have been made.
   */
  afterFailure(thrown: unknown): void;
}

/** Faults that change nothing in the lists, or whose effect cannot be known. */
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
      // Anything but a refusal may have been done.
      const fault = faultOf(thrown);
      if (fault && !refusals.has(fault)) void afterChange();
    },
  };
}
