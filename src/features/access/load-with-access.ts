import type { QueryClient } from '@tanstack/react-query';
import { isRefusal } from '@/api/api-error';
import { getCheckAccessQueryOptions } from '@/api/generated/endpoints/auth/auth';
import type { ComponentName } from '@/api/generated/model';
import type { Identity } from '@/identity/identity';
import { remember, wasOpenTo } from './known-access';
import { keepAccessForSession } from './session-access';

interface Surroundings {
  queryClient: QueryClient;
  identity: Pick<Identity, 'current' | 'subscribe'>;
}

/**
 * Loads a module's data for a user who may open the module, and makes no call for anyone else.
 *
 * A user who had access at the last visit does not wait for the check: the check and the data load in parallel. For
 * anyone else the check comes first. The layout decides what to draw: nothing of a module before its check has granted
 * it.
 *
 * @returns the result of `load`; undefined if the check did not grant access, for any reason. The layout reports that,
 * and the screen loads its own data once it is drawn.
 */
export async function loadWithAccess<T>(
  component: ComponentName,
  { queryClient, identity }: Surroundings,
  load: () => Promise<T>,
): Promise<T | undefined> {
  // A loader runs before the layout is drawn.
  keepAccessForSession(queryClient, identity);
  const person = identity.current()?.id ?? '';
  const check = queryClient.ensureQueryData(getCheckAccessQueryOptions({ component })).then(
    (answer: unknown) => {
      // Any body grants access; null, and an empty answer, does not.
      const open = answer !== null;
      remember(person, component, open);
      return open;
    },
    (reason: unknown) => {
      if (isRefusal(reason)) remember(person, component, false);
      return false;
    },
  );
  if (!wasOpenTo(person, component) && !(await check)) return undefined;
  return load();
}
