import { systemClock, type Clock } from '../saving/environment';
import type { Channel } from './channel';
import { createHolding, type BareLock } from './tab-lock';

type Message =
  | { readonly type: 'claim' | 'taken'; readonly from: string }
  /** All tabs receive it; it is meant for one. */
  | { readonly type: 'held'; readonly from: string; readonly to: string }
  | { readonly type: 'free' };

/** Another version of the application may use other messages on this channel: ignore unknown ones. */
function isMessage(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null) return false;
  const { type, from, to } = data as Record<string, unknown>;
  if (type === 'free') return true;
  if (typeof from !== 'string') return false;
  return type === 'claim' || type === 'taken' || (type === 'held' && typeof to === 'string');
}

/** How long (ms) a tab waits for objections to its claim. A background tab may be slow. */
const answerMs = 250;
/** How often (ms) a waiting tab asks again: a killed tab cannot say that it has gone. */
const askMs = 3_000;

/**
 * A `BareLock` for browsers without Web Locks, which means every browser on plain http. A tab claims the lock in a
 * message, and the tab that holds it objects. If two claim at the same time, the smaller id wins.
 *
 * @returns once it is known whether this tab has the lock.
 */
export function channelLock(
  channel: Channel,
  id: string = crypto.randomUUID(),
  clock: Clock = systemClock,
): Promise<BareLock> {
  const holding = createHolding();
  let claim: unknown = null;
  let asking: unknown = null;
  let released = false;
  let answered = () => {};
  const known = new Promise<void>((resolve) => {
    answered = resolve;
  });
  const post = (message: Message) => channel.post(message);

  function stopClaim(): void {
    if (claim !== null) clock.clearTimeout(claim);
    claim = null;
  }

  function endClaim(held: boolean): void {
    stopClaim();
    holding.set(held);
    answered();
  }

  function ask(): void {
    if (holding.held() || claim !== null) return;
    claim = clock.setTimeout(() => endClaim(true), answerMs);
    post({ type: 'claim', from: id });
  }

  channel.onMessage((data) => {
    if (released || !isMessage(data)) return;
    if (data.type === 'free') return ask();
    if (data.from === id || (data.type === 'held' && data.to !== id)) return;
    const held: Message = { type: 'held', from: id, to: data.from };
    if (data.type === 'claim') {
      if (holding.held() || (claim !== null && id < data.from)) post(held);
      else if (claim !== null) endClaim(false);
    } else if (data.type === 'held' && holding.held()) {
      // The other tab slept through this one's claim and still believes that it holds the lock.
      post({ type: 'taken', from: id });
    } else {
      endClaim(false);
    }
  });

  function keepAsking(): void {
    ask();
    asking = clock.setTimeout(keepAsking, askMs);
  }
  keepAsking();

  return known.then(() => ({
    isCertain: false,
    held: holding.held,
    subscribe: holding.subscribe,
    take() {
      if (released || holding.held()) return;
      post({ type: 'taken', from: id });
      endClaim(true);
    },
    // Does not announce that the lock is free: the tab that asked must take it first.
    giveUp: () => holding.set(false),
    release() {
      if (released) return;
      released = true;
      clock.clearTimeout(asking);
      stopClaim();
      if (holding.held()) post({ type: 'free' });
      channel.close();
    },
  }));
}
