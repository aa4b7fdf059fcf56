import type { ServerMontage } from '@/features/montage-editor/server-montage';
import type { Backend } from './backend';
import { BrowserStorage } from './storage';
import { Copies, type Copy } from './copies';
import type { LockKind } from './commands';
import { Line, openTab, type Tab } from './tabs';
import type { VirtualTime } from './time';

/** The user of a schedule, by whom the browser keeps the drafts apart. */
export const me = 'engineer';

/** The browser of a schedule: what it keeps, its tabs, and how they end. */
export class Browser {
  readonly storage = new BrowserStorage();
  readonly copies = new Copies(this.storage);
  tabs: Tab[] = [];
  /** Tabs that were left and are still at their last save. */
  leaving: Tab[] = [];
  /** Whether what is left to the next tab may be older than what was shown. */
  isStale = false;
  readonly locks: LockKind;
  readonly #line: Line;
  #ids = 0;
  /** Of the storage, that have been made up for. */
  #failures = 0;
  readonly #time: VirtualTime;
  readonly #backend: Backend;

  constructor(time: VirtualTime, backend: Backend, locks: LockKind) {
    this.locks = locks;
    this.#line = new Line(locks);
    this.#time = time;
    this.#backend = backend;
  }

  /** Resolves when nothing continues without further action. */
  async settle(): Promise<void> {
    for (let calm = 0, rounds = 0; calm < 4; rounds++) {
      if (rounds > 200_000) throw new Error('It never comes to rest.');
      await new Promise((resolve) => setImmediate(resolve));
      calm = this.#backend.isBusy || this.storage.busy > 0 ? 0 : calm + 1;
    }
  }

  /** The tab that may edit. */
  get holder(): Tab | undefined {
    return this.tabs.find(
      ({ editor, wasLocked, isFrozen }) => !wasLocked && !isFrozen() && editor.state().locked === null,
    );
  }

  /** Whether some tab believes that it may edit. */
  get hasUnlocked(): boolean {
    return this.tabs.some(({ editor }) => editor.state().locked === null);
  }

  /** @param line of the tabs that would have the same draft. */
  async openTab(
    user: string,
    montage: string,
    server: ServerMontage | Copy,
    line = this.#line,
  ): Promise<Tab> {
    return openTab({
      backend: this.#backend,
      storage: this.storage,
      copies: this.copies,
      time: this.#time,
      line,
      user,
      montage,
      server,
      isOnline: this.#backend.online,
      newId: () => `temp-${++this.#ids}`,
    });
  }

  /** Whether a tab that died now, without writing what waits for a paint, would leave that behind. */
  isAtRiskOfDeath(tab: Tab): boolean {
    return tab.isUnpainted() || this.isAtRisk(tab);
  }

  /** Whether a tab that died now could leave something behind that is older than what it showed. */
  isAtRisk(tab: Tab): boolean {
    const hasFailed = this.storage.failures > this.#failures;
    return (
      hasFailed || this.storage.isBehind || tab.editor.state().draftLost || this.storage.state !== 'fine'
    );
  }

  /** A failed write is made up for before the warning to the user goes away. */
  noteMadeUpFor(tab: Tab): void {
    if (!tab.editor.state().draftLost && this.storage.state === 'fine')
      this.#failures = this.storage.failures;
  }

  /** @returns whether what it leaves behind may be older than what it showed. */
  async kill(tab: Tab): Promise<boolean> {
    const isRisk = this.isAtRiskOfDeath(tab);
    tab.kill();
    this.tabs = this.tabs.filter((one) => one !== tab);
    await this.settle();
    return isRisk || this.isAtRisk(tab);
  }

  /** As `kill`, with a goodbye. */
  async leave(tab: Tab): Promise<boolean> {
    const isRisk = this.isAtRisk(tab);
    tab.editor.dispose();
    let closed = false;
    const close = (): void => {
      closed = true;
    };
    void tab.editor.closed.then(close);
    this.tabs = this.tabs.filter((one) => one !== tab);
    await this.settle();
    if (!closed) await this.#time.advance(2_000);
    this.leaving.push(tab);
    return isRisk || this.isAtRisk(tab);
  }

  setOnline(is: boolean): void {
    this.#backend.online = is;
    for (const tab of [...this.tabs, ...this.leaving]) tab.turn(() => tab.online.set(is));
  }

  async end(): Promise<void> {
    for (const tab of [...this.tabs, ...this.leaving]) tab.kill();
    await this.settle();
  }
}
