import type { QueryClient } from '@tanstack/react-query';
import { isRefusal } from '@/api/api-error';
import { getCheckAccessQueryKey } from '@/api/generated/endpoints/auth/auth';
import { ComponentName } from '@/api/generated/model';
import type { Identity } from '@/identity/identity';

const storageKey = 'montage.session-access';
const components = Object.values(ComponentName);

/** The answers of the access checks in this session of this tab. */
interface SessionAccess {
  person: string;
  answers: Partial<Record<ComponentName, boolean>>;
}

function read(person: string): SessionAccess['answers'] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Partial<SessionAccess> | null;
    const { answers } = stored?.person === person ? stored : {};
    return typeof answers === 'object' && answers !== null ? answers : {};
  } catch {
    // Storage is blocked or contains something else: then the checks are made again.
    return {};
  }
}

function write(work: (storage: Storage) => void): void {
  try {
    work(sessionStorage);
  } catch {
    // See above.
  }
}

const followed = new WeakSet<QueryClient>();

/**
 * Keeps the answers of the access checks for the session, so that a reload does not ask again: a browser prints each
 * refusal as an error. A refusal is kept as null, which grants nothing; *Check again* asks the server. The end of the
 * session, or another user, forgets the answers.
 */
export function keepAccessForSession(
  queryClient: QueryClient,
  identity: Pick<Identity, 'current' | 'subscribe'>,
): void {
  const person = identity.current()?.id;
  if (person === undefined) return;
  const answers = read(person);
  for (const component of components) {
    const queryKey = getCheckAccessQueryKey({ component });
    const answer = answers[component];
    if (answer !== undefined && queryClient.getQueryState(queryKey) === undefined)
      queryClient.setQueryData(queryKey, answer ? { component } : null);
  }
  if (followed.has(queryClient)) return;
  followed.add(queryClient);
  // A refusal does not age: nothing but the user's own question can change it within the session.
  queryClient.setQueryDefaults(getCheckAccessQueryKey().slice(0, 1), {
    staleTime: ({ state }) => (state.data === null ? Infinity : 30_000),
  });
  identity.subscribe(() => {
    if (!identity.current()) write((storage) => storage.removeItem(storageKey));
  });
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const component = components.find(
      (each) => JSON.stringify(getCheckAccessQueryKey({ component: each })) === query.queryHash,
    );
    const user = identity.current()?.id;
    if (type !== 'updated' || component === undefined || user === undefined) return;
    const { status, fetchStatus, data, error } = query.state;
    if (fetchStatus !== 'idle' || status === 'pending') return;
    const refused = isRefusal(error);
    if (status === 'error' && !refused) return;
    const answer = !refused && data !== null;
    const known = read(user);
    if (known[component] !== answer)
      write((storage) =>
        storage.setItem(
          storageKey,
          JSON.stringify({
            person: user,
            answers: { ...known, [component]: answer },
          } satisfies SessionAccess),
        ),
      );
    // An error without data would be asked again by each part of the screen that needs the answer.
    if (refused && data === undefined) queryClient.setQueryData(query.queryKey, null);
  });
}
