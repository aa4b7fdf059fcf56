import type { Channel } from '@/features/montage-editor/drafts/channel';
import type { Deliver } from './locks';

/** The channels of one browser, by their names. */
export class FakeChannels {
  readonly #open = new Map<string, Set<(message: unknown) => void>>();

  /** @param deliver brings a message to the tab that has the channel. */
  open(name: string, deliver: Deliver): Channel {
    const all = this.#open.get(name) ?? new Set();
    this.#open.set(name, all);
    const listeners: ((message: unknown) => void)[] = [];
    const receive = (message: unknown) =>
      deliver(() => {
        if (all.has(receive)) for (const listener of listeners) listener(message);
      });
    all.add(receive);
    return {
      post: (message) => {
        for (const other of all) if (other !== receive) other(message);
      },
      onMessage: (listener) => void listeners.push(listener),
      close: () => void all.delete(receive),
    };
  }
}
