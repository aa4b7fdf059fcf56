import type { Identity } from '@/identity/identity';
import type { CopyStore } from './copy-store';
import { loadStoreIfAny } from './load-store';

/** A page that was just opened has other things to do; keys keep the users apart anyway. */
const onArrivalAfterMs = 1_000;

interface Surroundings {
  identity: Pick<Identity, 'current' | 'subscribe'>;
  load?: () => Promise<CopyStore | null>;
  later?: (run: () => void, ms: number) => void;
}

/** Removes the copies of a user whose session ends, in whichever tab, and on arrival those of everyone but the user. */
export function endCopiesWithSession({
  identity,
  load = loadStoreIfAny,
  later = (run, ms) => setTimeout(run, ms),
}: Surroundings): void {
  let last: string | null | undefined;
  const forget = () => {
    load()
      .then((copies) => copies?.dropAllBut(identity.current()?.id))
      .catch(() => undefined);
  };
  const followSession = () => {
    const user = identity.current();
    if (user === undefined) return;
    const hasEnded = user === null && typeof last === 'string';
    last = user?.id ?? null;
    if (hasEnded) forget();
    else later(forget, onArrivalAfterMs);
  };
  identity.subscribe(followSession);
  followSession();
}
