import type { QueryClient } from '@tanstack/react-query';
import { isRefusal } from '@/api/api-error';
import { getCheckAccessQueryOptions } from '@/api/generated/endpoints/auth/auth';
import type { ComponentName } from '@/api/generated/model';
import type { Identity } from '@/identity/identity';
import { remember, wasOpenTo } from './known-access';

interface Surroundings {
  queryClient: QueryClient;
  identity: Pick<Identity, 'current'>;
}

/**
 * Loads a module's data for a person who may open the module, and makes no call of it for anybody else.
 *
 * Whoever had access at the last visit does not wait for the check: it and the data are asked for side by side. For anybody
 * else the check comes first. What may be drawn is not decided here: the layout draws nothing of a module before its check
 * has succeeded.
 *
 * @returns what `load` gave; undefined where the check did not succeed, whatever the reason: the layout says it, and the
 * screen asks for its own data once it is drawn.
 */
export async function loadWithAccess<T>(
  component: ComponentName,
  { queryClient, identity }: Surroundings,
  load: () => Promise<T>,
): Promise<T | undefined> {
  const person = identity.current()?.id ?? '';
  const check = queryClient.ensureQueryData(getCheckAccessQueryOptions({ component })).then(
    () => {
      remember(person, component, true);
      return true;
    },
    (reason: unknown) => {
      if (isRefusal(reason)) remember(person, component, false);
      return false;
    },
  );
  if (!wasOpenTo(person, component) && !(await check)) return undefined;
  return load();
}
