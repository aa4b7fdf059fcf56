import type { Edit, NewId } from '@/domain/montage/change';
import type { MontageDifference } from '@/domain/montage/difference';
import type { Montage } from '@/domain/montage/montage';

/** How the draft compares to the server. There is no fourth state: what failed to save is unsaved. */
export type SaveState =
  | { readonly status: 'saved' }
  | {
      readonly status: 'unsaved';
      /** When it saves automatically (epoch, ms); null if it does not: offline, signed out, refused by the server. */
      readonly savesAt: number | null;
      /** Why the last attempt failed; null if none has failed since the last success. */
      readonly failure: string | null;
      /** Whether signing in again helps. */
      readonly needsSignIn: boolean;
    }
  | { readonly status: 'saving' };

/** Edits of this tab that another tab took over without: this tab did not answer, or the browser did not store them. */
export interface StrandedEdits {
  /** The number of steps. */
  readonly steps: number;
}

/** Recovered unsaved work of an earlier visit. */
export interface Recovered {
  /** When it was last changed (epoch, ms). */
  readonly at: number;
  /** The number of steps. */
  readonly steps: number;
}

/** Another user has saved a newer montage. */
export interface Conflict {
  readonly theirs: Montage;
  /** What both sides changed, and what only one did; see `compareMontages`. */
  readonly differences: readonly MontageDifference[];
}

export interface EditorState {
  readonly montage: Montage;
  /** The label of the step that undo would revert; null if there is none. */
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
  readonly save: SaveState;
  /** Why editing is disabled; null if it is enabled. */
  readonly locked: 'other-tab' | 'taking-over' | null;
  readonly recovered: Recovered | null;
  readonly stranded: StrandedEdits | null;
  readonly conflict: Conflict | null;
  /** Whether this browser cannot store the draft: a crash then loses unsaved work, and the user is warned. */
  readonly draftLost: boolean;
}

/** Makes an edit; null if there is nothing to change. */
export type MakeEdit = (montage: Montage, newId: NewId) => Edit | null;

/** One open montage: its draft, its history, and saving. */
export interface Editor {
  /** The same object while nothing changes. */
  state(): EditorState;
  subscribe(listener: () => void): () => void;
  /** Called with each edit of the user; not for undo, redo or a save. */
  onEdit(listener: (edit: Edit) => void): () => void;
  /** Returns whether something changed. Does nothing while the editor is locked. */
  edit(make: MakeEdit): boolean;
  undo(): void;
  redo(): void;
  /** Saves now, after the save under way, if there is one. Does nothing if nothing is unsaved. Never rejects. */
  save(): Promise<void>;
  keepRecovered(): void;
  discardRecovered(): void;
  /** Makes this tab the one that edits. Unsaved work of the other tab continues here. */
  takeOver(): void;
  /** Puts the stranded edits on top of the current montage, as one step. Takes over first if this tab is locked. */
  takeStranded(): void;
  dropStranded(): void;
  /**
   * `mine`: my edits go on top of theirs, except those in `exceptFor` (keys of differences). `theirs`: my edits are
   * dropped.
   */
  resolveConflict(choice: { keep: 'mine'; exceptFor: ReadonlySet<string> } | { keep: 'theirs' }): void;
  dispose(): void;
}
