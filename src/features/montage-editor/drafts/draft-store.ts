import type { Edit } from '@/domain/montage/change';

/**
 * An action on a draft. The outcome of a save is among the edits (`send`, then `fail`, or `lose` if its answer was
 * lost), because a tab can be killed between a save and its answer. Comparing what was sent with the server's montage
 * then distinguishes an own save from another user's.
 */
export type DraftAction =
  | { readonly type: 'edit'; readonly edit: Edit }
  | { readonly type: 'undo' | 'redo' | 'send' | 'fail' | 'lose' };

export interface JournalEntry {
  readonly action: DraftAction;
  /** Epoch, ms. */
  readonly at: number;
}

/** The whole draft at one moment. */
export interface DraftSnapshot {
  /** The server's version that the work is based on; null if the server gives none. */
  readonly version: string | null;
  /** Plain data. The reader must validate it: another version of the application may have written it. */
  readonly work: unknown;
  readonly unsaved: boolean;
  /** When the user last changed it (epoch, ms). */
  readonly at: number;
}

export interface StoredDraft {
  readonly snapshot: DraftSnapshot;
  /** The actions after the snapshot, in order. */
  readonly journal: readonly JournalEntry[];
}

/**
 * Another tab has replaced the draft since this one last read or replaced it, so this tab's work is no longer the
 * draft.
 */
export class TakenOver extends Error {
  constructor() {
    super('Another tab has gone on with this draft.');
  }
}

/**
 * Stores the draft of one montage and one user beyond the life of its tab. It has one writer at a time: see `TabLock`.
 * Every method rejects if the browser cannot store; the stored draft then stays as it was.
 */
export interface DraftStore {
  read(): Promise<StoredDraft | null>;
  /**
   * Starts writing at once, or as soon as the change is on the screen. Keeps entries in the order of the calls. After a
   * failed entry, `read` ignores later ones until the next `replace`. Rejects with `TakenOver`.
   */
  append(entry: JournalEntry): Promise<void>;
  /** Replaces everything stored with the snapshot. Rejects with `TakenOver`, without a change. */
  replace(snapshot: DraftSnapshot): Promise<void>;
  /** Moves an invalid draft out of reach of `read`. */
  setAside(): Promise<void>;
  /**
   * Resolves soon, when every requested write has started; await it before another tab may write. Closes the
   * connection.
   */
  handOver(): Promise<void>;
}
