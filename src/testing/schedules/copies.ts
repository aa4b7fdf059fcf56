import type { DraftKey } from '@/features/montage-editor/drafts/draft-database';
import type { ServerMontage } from '@/features/montage-editor/server-montage';
import type { BrowserStorage } from './storage';

/** What the server answered earlier, as the browser has kept it. */
export interface Copy {
  readonly server: ServerMontage;
  /** By the machine's clock (epoch, ms). */
  readonly copiedAt: number;
}

/** The copies of a browser, one of each montage and user. A storage that fails keeps the copy before. */
export class Copies {
  readonly #all = new Map<string, Copy>();
  readonly #storage: Pick<BrowserStorage, 'state'>;
  #isFull = false;

  constructor(storage: Pick<BrowserStorage, 'state'>) {
    this.#storage = storage;
  }

  keep([user, montage]: DraftKey, copy: Copy): void {
    if (!this.#isFull && ['fine', 'slow'].includes(this.#storage.state))
      this.#all.set(`${user} ${montage}`, structuredClone(copy));
  }

  of([user, montage]: DraftKey): Copy | null {
    return this.#all.get(`${user} ${montage}`) ?? null;
  }

  /** They make room for others, or their user has signed out. */
  drop(): void {
    this.#all.clear();
    this.#isFull = false;
  }

  /** From now on the copies that are there stay as they are. */
  fill(): void {
    this.#isFull = true;
  }
}
