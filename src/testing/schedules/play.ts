import { Backend } from './backend';
import { Browser } from './browser';
import { factsOfMine, factsOfOthers, type Facts } from './facts';
import { isSame, Judge } from './judge';
import type { LockKind } from './commands';
import type { Left } from './tabs';
import { VirtualTime } from './time';

/**
 * A schedule while it is played: the browser, the server, and what is known of them by other means than the editor's. The files
 * around it contain the actions and the checks.
 */
export class Play {
  readonly time: VirtualTime = new VirtualTime(() => this.browser.settle());
  readonly backend: Backend = new Backend(this.time, () => this.noteStored());
  readonly browser: Browser;
  readonly versions: boolean;
  judge!: Judge;
  /** What the server had, in the order of its versions. */
  readonly past: Facts[] = [];
  /** What others have on the server. */
  theirs: Facts = new Map();
  /** Whether another user has saved, or it looks so. */
  foreign = false;
  /** What is for the person to choose between the two sides, and can therefore be either. */
  readonly eitherWay = new Set<string>();
  /** What the tab has done that the next one takes over from; null where it was closed or has died. */
  left: Left | null = null;
  /** When (ms elapsed) the person last asked for a save. */
  askedAt = -1;
  /** What visitors of this browser have done, by whom. */
  readonly visitors = new Map<string, string[]>();
  /** Of all that was done by anybody: no two of them write the same. */
  count = 0;

  constructor(versions: boolean, locks: LockKind) {
    this.versions = versions;
    this.browser = new Browser(this.time, this.backend, locks);
  }

  async start(): Promise<void> {
    await this.backend.start(this.versions);
    this.noteStored();
    this.judge = new Judge(this.stored());
    this.theirs = this.backend.storedFacts(factsOfOthers);
  }

  stored(): Facts {
    return this.backend.storedFacts(factsOfMine);
  }

  noteStored(): void {
    const facts = this.stored();
    if (this.past.at(-1) !== facts) this.past.push(facts);
  }

  same(a: Facts, b: Facts): boolean {
    return isSame(a, b, this.eitherWay);
  }
}
