import type { QueryClient, QueryPersister } from '@tanstack/react-query';
import { isUnanswered } from '@/api/api-error';
import { hideCopy, showCopy } from '@/api/shown-copies';
import type { Identity } from '@/identity/identity';
import { endedBy, keptOperationOf, type KeptOperation } from './copy-rules';
import type { CopyStore } from './copy-store';
import { loadStore } from './load-store';

/** How long (ms) a screen without an answer waits for a browser that does not give its copy. */
const patienceMs = 2_000;
/** How long (ms) after an answer it is written, so that the screen is drawn first. */
const keptAfterMs = 1_000;

interface Surroundings {
  identity: Pick<Identity, 'current'>;
  load?: () => Promise<CopyStore>;
  later?: (run: () => void, ms: number) => void;
}

export interface SavedCopies {
  /** Asks the server, and gives the copy if it does not answer and the screen has nothing to show. */
  readonly persister: QueryPersister;
  /** Keeps what is written to the cache. */
  follow(queryClient: QueryClient): void;
}

/** Whether something asks the server again for what is shown as a copy. */
let isRefreshing = false;
async function refresh(client: QueryClient): Promise<void> {
  if (isRefreshing) return;
  isRefreshing = true;
  const { refreshShownCopies } = await import('./refresh-shown');
  refreshShownCopies(client);
}

/**
 * Copies of the server's answers in this browser, for a time without a network: what a user has opened can be opened again.
 * They are of one user, and end with the session (`end-of-copies.ts`). A browser that cannot store has none, and all else is as before.
 *
 * @see docs/decisions/0034-without-a-network.md
 */
export function createSavedCopies({
  identity,
  load = loadStore,
  later = (run, ms) => setTimeout(run, ms),
}: Surroundings): SavedCopies {
  const person = () => identity.current()?.id;

  const withStore = (work: (copies: CopyStore) => Promise<unknown>): void => {
    load()
      .then(work)
      .catch(() => undefined);
  };

  /** @param user who asked for it: the session may be another's by now. */
  function keep(user: string | undefined, query: string, operation: KeptOperation, answer: unknown): void {
    later(() => {
      if (user !== undefined && user === person())
        withStore((copies) => copies.keep(user, query, operation, answer));
    }, keptAfterMs);
  }

  async function read(user: string, query: string, operation: KeptOperation) {
    try {
      const copy = await (await load()).read(user, query);
      if (!copy || user !== person()) return null;
      const { fitAnswer } = await import('./fit-answer');
      return { at: copy.at, answer: await fitAnswer(operation, copy.answer) };
    } catch {
      return null;
    }
  }

  const persister: QueryPersister = async (queryFn, context, { queryHash, queryKey, state }) => {
    const operation = keptOperationOf(queryKey);
    if (!operation) return queryFn(context);
    const user = person();
    try {
      const answer = await queryFn(context);
      hideCopy(queryHash);
      keep(user, queryHash, operation, answer);
      return answer;
    } catch (reason) {
      if (user === undefined) throw reason;
      const ended = endedBy(operation, queryKey, reason);
      if (ended === 'this') withStore((copies) => copies.drop(user, queryHash));
      if (ended === 'all') withStore((copies) => copies.dropAllOf(user));
      // What is on the screen is newer, or the same copy.
      if (state.data !== undefined || !isUnanswered(reason)) throw reason;
      const late = new Promise<null>((resolve) => later(() => resolve(null), patienceMs));
      const copy = await Promise.race([read(user, queryHash, operation), late]);
      if (!copy) throw reason;
      showCopy(queryHash, copy.at);
      refresh(context.client).catch(() => (isRefreshing = false));
      return copy.answer;
    }
  };

  return {
    persister,
    follow(queryClient) {
      queryClient.getQueryCache().subscribe((event) => {
        const { queryHash, queryKey } = event.query;
        if (event.type === 'removed') hideCopy(queryHash);
        // What is written by hand is the answer to a save: the server's newest montage.
        if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return;
        hideCopy(queryHash);
        const operation = keptOperationOf(queryKey);
        if (operation) keep(person(), queryHash, operation, event.action.data);
      });
    },
  };
}
