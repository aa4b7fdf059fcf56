import { Backend } from './backend';
import { Browser } from './browser';
import { factsOfMine, factsOfOtherUsers, type Facts } from './facts';
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
  /** The server's versions, in order. */
  readonly past: Facts[] = [];
  /** Other users' facts on the server. */
  theirs: Facts = new Map();
  /** Whether another user has saved, or it looks so. */
  foreign = false;
  /** Facts that the user has to choose between the two sides, and that can therefore be either. */
  readonly eitherWay = new Set<string>();
  /** The work of the tab that the next one takes over from; null if it was closed or has died. */
  left: Left | null = null;
  /** The elapsed time (ms) of the user's last request to save. */
  askedAt = -1;
  /** The work of other users of this browser, by user. */
  readonly visitors = new Map<string, string[]>();
  /** Counts all edits, so that no two of them write the same. */
  count = 0;

  constructor(versions: boolean, locks: LockKind) {
    this.versions = versions;
    this.browser = new Browser(this.time, this.backend, locks);
  }

  async start(): Promise<void> {
    await this.backend.start(this.versions);
    this.noteStored();
    this.judge = new Judge(this.stored());
    this.theirs = this.backend.storedFacts(factsOfOtherUsers);
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
