import type { Clock } from '../saving/environment';
import { TakenOver, type DraftAction, type DraftSnapshot, type DraftStore } from './draft-store';

/** Opening a longer journal is slower than opening a snapshot. */
const longJournal = 200;
/** A snapshot of a large montage blocks the page for a moment: not during the first paint. */
const settleMs = 1_000;

export interface DraftKeeper {
  /** Whether the stored draft differs from the one on the screen. */
  isLost(): boolean;
  /**
   * Call after `action`.
   *
   * @returns a promise that resolves once the browser has stored it or finally refused it; null if there is nothing to
   * wait for.
   */
  record(action: DraftAction): Promise<void> | null;
  /** Writes the whole draft: call after a change that no action describes. */
  replace(): void;
  /** Finishes pending writes. */
  dispose(): void;
  /** As `dispose`, without waiting for a paint; resolves once the browser has stored or refused everything. */
  handOver(): Promise<void>;
  /** Stops writing: another tab writes now. */
  abandon(): void;
}

export interface DraftKeeperOptions {
  store: DraftStore | null;
  clock: Clock;
  /** The number of entries in the stored journal; null if the stored draft is not this one. */
  journalLength: number | null;
  snapshot(): DraftSnapshot;
  /** A number for this state of the draft; it increases. */
  moment(): number;
  /** The browser has stored the draft as of this moment. */
  onKept(moment: number): void;
  /** Another tab has taken over the draft. The keeper stops writing. */
  onTakenOver(): void;
  onChange(): void;
}

/**
 * Writes a draft as it grows: each action at once, a snapshot now and then. A failed write leaves a gap in the journal
 * that only a snapshot can repair; the keeper tries one at once, and again with each action.
 */
export function createDraftKeeper(options: DraftKeeperOptions): DraftKeeper {
  const { store, clock } = options;
  let lost = store === null;
  let disposed = false;
  let length = options.journalLength ?? 0;
  let snapshotNeeded = options.journalLength === null;
  /** Separates writes before a snapshot from those after it: failures before it no longer matter. */
  let era = 0;
  let timer: unknown = null;
  const writing = new Set<Promise<void>>();

  function noted(write: Promise<void>): Promise<void> {
    writing.add(write);
    void write.finally(() => writing.delete(write));
    return write;
  }

  function setLost(next: boolean): void {
    if (lost === next) return;
    lost = next;
    options.onChange();
  }

  function stopTimer(): void {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
  }

  function abandon(): void {
    stopTimer();
    disposed = true;
  }

  function endIfTaken(reason: unknown): boolean {
    if (!(reason instanceof TakenOver)) return false;
    if (!disposed) {
      abandon();
      options.onTakenOver();
    }
    return true;
  }

  function writeSnapshot(): Promise<void> | null {
    stopTimer();
    if (!store || disposed) return null;
    era += 1;
    const own = era;
    snapshotNeeded = false;
    length = 0;
    const moment = options.moment();
    const kept = (isKept: boolean): void => {
      if (own !== era) return;
      if (isKept) options.onKept(moment);
      else snapshotNeeded = true;
      setLost(!isKept);
    };
    return noted(
      store.replace(options.snapshot()).then(
        () => kept(true),
        (reason: unknown) => {
          if (!endIfTaken(reason)) kept(false);
        },
      ),
    );
  }

  async function append(to: DraftStore, action: DraftAction): Promise<void> {
    const own = era;
    const moment = options.moment();
    length += 1;
    try {
      await to.append({ action, at: clock.now() });
      if (own === era && !snapshotNeeded) options.onKept(moment);
    } catch (reason) {
      if (!endIfTaken(reason) && own === era && !snapshotNeeded) await writeSnapshot();
    }
  }

  function compact(): void {
    timer ??= clock.setTimeout(() => void writeSnapshot(), settleMs);
  }

  function dispose(): void {
    if (timer !== null) void writeSnapshot();
    disposed = true;
  }

  if (store && snapshotNeeded) compact();

  return {
    isLost: () => lost,
    record(action) {
      if (!store || disposed) return null;
      if (snapshotNeeded) return writeSnapshot();
      const written = noted(append(store, action));
      if (length >= longJournal) compact();
      return written;
    },
    replace: () => void writeSnapshot(),
    dispose,
    async handOver() {
      if (snapshotNeeded) void writeSnapshot();
      dispose();
      void store?.handOver();
      await Promise.all(writing);
    },
    abandon,
  };
}
