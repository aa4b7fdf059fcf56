import type { Edit } from '@/domain/montage/change';

/**
 * What happened to a draft. What became of a save stands among the edits (`send`, then `fail`, or `lose` where its answer was
 * lost), because a tab can be killed between a save and its answer: only what was sent, compared with what the server has,
 * tells one's own save from somebody else's.
 */
export type DraftAction =
  | { readonly type: 'edit'; readonly edit: Edit }
  | { readonly type: 'undo' | 'redo' | 'send' | 'fail' | 'lose' };

export interface JournalEntry {
  readonly action: DraftAction;
  /** Epoch, ms. */
  readonly at: number;
}

/** The whole of a draft at one moment. */
export interface DraftSnapshot {
  /** The server's version that the work is based on; null where the server names none. */
  readonly version: string | null;
  /** Plain data. To be judged by whoever reads it: it may have been written by another version of the application. */
  readonly work: unknown;
  readonly unsaved: boolean;
  /** When it was last changed by a person (epoch, ms). */
  readonly at: number;
}

export interface StoredDraft {
  readonly snapshot: DraftSnapshot;
  /** What happened after it, in order. */
  readonly journal: readonly JournalEntry[];
}

/** Another tab has replaced the draft since this one last read or replaced it: what this tab has is no longer the draft. */
export class TakenOver extends Error {
  constructor() {
    super('Another tab has gone on with this draft.');
  }
}

/**
 * Where the draft of one montage and one person outlives its tab. One writer at a time: see `TabLock`. Every method rejects
 * where the browser does not store; what was kept before stays as it was then.
 */
export interface DraftStore {
  read(): Promise<StoredDraft | null>;
  /**
   * Begins to write at once, or as soon as what was done is on the screen. Entries are kept in the order of the calls; after one
   * that was not kept, `read` passes over all later ones until the next `replace`. Rejects with `TakenOver`.
   */
  append(entry: JournalEntry): Promise<void>;
  /**
   * Keeps the snapshot instead of all that was kept so far. Rejects with `TakenOver`, and changes nothing then.
   */
  replace(snapshot: DraftSnapshot): Promise<void>;
  /** Puts what is kept where `read` does not find it any more: it could not be understood. */
  setAside(): Promise<void>;
  /**
   * Resolves, soon, when everything that was asked for has begun to be written; to be awaited before others may write. Gives
   * back what the browser lent for it.
   */
  handOver(): Promise<void>;
}
