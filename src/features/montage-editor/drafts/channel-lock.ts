import { createHolding, type TabLock } from './tab-lock';

type Message =
  | { readonly type: 'claim' | 'taken'; readonly from: string }
  /** Everybody hears it; it is said to one. */
  | { readonly type: 'held'; readonly from: string; readonly to: string }
  | { readonly type: 'free' };

/** Another version of the application may speak otherwise on the same channel: what is not understood takes nothing away. */
function isMessage(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null) return false;
  const { type, from, to } = data as Record<string, unknown>;
  if (type === 'free') return true;
  if (typeof from !== 'string') return false;
  return type === 'claim' || type === 'taken' || (type === 'held' && typeof to === 'string');
}

/** How long a claim stands before silence means yes. A tab in the background may take its time. */
const answerMs = 250;
/** How often a tab in line asks: one that was killed cannot say that it has gone. */
const askMs = 3_000;

/**
 * A `TabLock` for browsers without Web Locks, which means every browser on plain http: tabs claim aloud, and whoever holds
 * the lock objects. Of two that claim at once the one with the smaller id has it.
 */
export function channelLock(name: string, id: string = crypto.randomUUID()): Promise<TabLock> {
  const holding = createHolding();
  const channel = new BroadcastChannel(name);
  let claim: ReturnType<typeof setTimeout> | null = null;
  let released = false;
  let answered = () => {};
  const known = new Promise<void>((resolve) => {
    answered = resolve;
  });
  // The rule is about windows: a channel has no target, and reaches its own origin only.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const say = (message: Message) => channel.postMessage(message);

  function endClaim(held: boolean): void {
    if (claim !== null) clearTimeout(claim);
    claim = null;
    holding.set(held);
    answered();
  }

  function ask(): void {
    if (holding.held() || claim !== null) return;
    say({ type: 'claim', from: id });
    claim = setTimeout(() => endClaim(true), answerMs);
  }

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data)) return;
    if (data.type === 'free') return ask();
    if (data.from === id || (data.type === 'held' && data.to !== id)) return;
    const held: Message = { type: 'held', from: id, to: data.from };
    if (data.type === 'claim') {
      if (holding.held() || (claim !== null && id < data.from)) say(held);
      else if (claim !== null) endClaim(false);
    } else if (data.type === 'held' && holding.held() && id < data.from) {
      // Both hold it: after a claim that one of them, asleep, could not hear.
      say(held);
    } else {
      endClaim(false);
    }
  });

  const asking = setInterval(ask, askMs);
  ask();
  return known.then(() => ({
    held: holding.held,
    subscribe: holding.subscribe,
    takeOver() {
      say({ type: 'taken', from: id });
      endClaim(true);
    },
    release() {
      if (released) return;
      released = true;
      clearInterval(asking);
      if (claim !== null) clearTimeout(claim);
      if (holding.held()) say({ type: 'free' });
      channel.close();
    },
  }));
}
