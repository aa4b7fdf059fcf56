import type { Clock } from '../saving/surroundings';
import { TakenOver, type DraftAction, type DraftSnapshot, type DraftStore } from './draft-store';

/** A longer journal is slower to open than a snapshot. */
const longJournal = 200;
/** A snapshot of a large montage takes a moment of the page's own time: not while it is drawn for the first time. */
const settleMs = 1_000;

export interface DraftKeeper {
  /** Whether the draft on the screen is not the one that is stored. */
  isLost(): boolean;
  /**
   * To be called after `action` has happened.
   *
   * @returns what resolves once the browser has it, or has refused it for good; null where there is nothing to wait for.
   */
  record(action: DraftAction): Promise<void> | null;
  /** Writes the whole draft anew: to be called after something that no action describes. */
  replace(): void;
  /** Finishes what was begun. */
  dispose(): void;
  /** As `dispose`, painted or not; resolves once the browser has everything, or has refused it. */
  handOver(): Promise<void>;
  /** Writes nothing more: somebody else does now. */
  abandon(): void;
}

export interface DraftKeeperOptions {
  store: DraftStore | null;
  clock: Clock;
  /** How many entries the stored journal has already; null where what is stored is not this draft. */
  journalLength: number | null;
  snapshot(): DraftSnapshot;
  /** Names this moment of the draft; later ones have higher numbers. */
  moment(): number;
  /** The browser has the draft as it was at this moment. */
  onKept(moment: number): void;
  /** Another tab has gone on with the draft. The keeper writes nothing more. */
  onTakenOver(): void;
  onChange(): void;
}

/**
 * Writes a draft as it grows: each action at once, the whole of it now and then. After a write that failed the journal has a
 * gap, so that only a snapshot can mend it; that is tried at once, and then with each further action.
 */
export function createDraftKeeper(options: DraftKeeperOptions): DraftKeeper {
  const { store, clock } = options;
  let lost = store === null;
  let disposed = false;
  let length = options.journalLength ?? 0;
  let snapshotNeeded = options.journalLength === null;
  /** Tells writes before a snapshot from those after it: what fails before it no longer matters. */
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
