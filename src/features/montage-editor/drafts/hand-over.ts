import { systemClock, type Clock } from '../saving/environment';
import type { Channel } from './channel';
import type { BareLock, TabLock } from './tab-lock';

type Message =
  | { readonly type: 'ask'; readonly from: string }
  /** All tabs receive it; it is meant for one. */
  | { readonly type: 'given'; readonly to: string };

function isMessage(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null) return false;
  const { type, from, to } = data as Record<string, unknown>;
  return (type === 'ask' && typeof from === 'string') || (type === 'given' && typeof to === 'string');
}

/** How long (ms) a tab waits for the holder of the lock: longer than the holder takes to prepare. */
export const patienceMs = 3_000;

/**
 * Makes a takeover a handshake. One tab asks for the lock; the tab that holds it prepares, lets go and replies. If a
 * tab is frozen and does not answer, the lock is taken from it after `patienceMs`.
 */
export function withHandOver(
  lock: BareLock,
  channel: Channel,
  clock: Clock = systemClock,
  id: string = crypto.randomUUID(),
): TabLock {
  let prepare: () => Promise<void> = () => Promise.resolve();
  let isGiving = false;
  let patience: unknown = null;

  function stopAsking(): void {
    if (patience !== null) clock.clearTimeout(patience);
    patience = null;
  }

  /** Other tabs may be ahead in line. */
  function take(): void {
    stopAsking();
    lock.take();
  }

  async function give(to: string): Promise<void> {
    if (!lock.held() || isGiving) return;
    isGiving = true;
    await prepare().catch(() => undefined);
    isGiving = false;
    lock.giveUp();
    channel.post({ type: 'given', to } satisfies Message);
  }

  channel.onMessage((message) => {
    if (!isMessage(message)) return;
    if (message.type === 'ask') void give(message.from);
    else if (message.to === id && patience !== null) take();
  });
  const endWatch = lock.subscribe(() => lock.held() && stopAsking());

  return {
    isCertain: lock.isCertain,
    held: lock.held,
    subscribe: lock.subscribe,
    onAsked(next) {
      prepare = next;
    },
    takeOver() {
      if (lock.held() || patience !== null) return;
      patience = clock.setTimeout(take, patienceMs);
      channel.post({ type: 'ask', from: id } satisfies Message);
    },
    release() {
      endWatch();
      stopAsking();
      channel.close();
      lock.release();
    },
  };
}
