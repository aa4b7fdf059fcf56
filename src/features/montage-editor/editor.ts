import type { Edit, NewId } from '@/domain/montage/change';
import type { MontageDifference } from '@/domain/montage/difference';
import type { Montage } from '@/domain/montage/montage';

/** How the draft stands to what the server has. There is no fourth: what failed to be saved is unsaved. */
export type SaveState =
  | { readonly status: 'saved' }
  | {
      readonly status: 'unsaved';
      /** When it saves by itself (epoch, ms); null while it does not: offline, signed out, refused by the server. */
      readonly savesAt: number | null;
      /** Why the last attempt failed; null where there was none since the last success. */
      readonly failure: string | null;
      /** Whether signing in again is what helps. */
      readonly needsSignIn: boolean;
    }
  | { readonly status: 'saving' };

/** Edits of this tab that another tab took over without: it did not answer, or the browser did not keep them. */
export interface StrandedEdits {
  /** How many steps there are. */
  readonly steps: number;
}

/** Unsaved work of an earlier visit that stands on the screen again. */
export interface Recovered {
  /** When it was last changed (epoch, ms). */
  readonly at: number;
  /** How many steps it holds. */
  readonly steps: number;
}

/** Somebody else saved a newer montage in the meantime. */
export interface Conflict {
  readonly theirs: Montage;
  /** What both sides changed, and what only one did; see `compareMontages`. */
  readonly differences: readonly MontageDifference[];
}

export interface EditorState {
  readonly montage: Montage;
  /** What undo would take back, in words; null where there is nothing. */
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
  readonly save: SaveState;
  /** Why nothing can be changed here; null where it can. */
  readonly locked: 'other-tab' | 'taking-over' | null;
  readonly recovered: Recovered | null;
  readonly stranded: StrandedEdits | null;
  readonly conflict: Conflict | null;
  /** Whether this browser refuses to keep the draft: then a crash loses what is not saved, and the person is told. */
  readonly draftLost: boolean;
}

/** A kind of edit: gives what is to change, or null where there is nothing to do. */
export type MakeEdit = (montage: Montage, newId: NewId) => Edit | null;

/** One open montage: its draft, its history, and its way to the server. */
export interface Editor {
  /** The same object as long as nothing changed. */
  state(): EditorState;
  subscribe(listener: () => void): () => void;
  /** Called with each edit a person makes; not with what undo, redo or a save bring. */
  onEdit(listener: (edit: Edit) => void): () => void;
  /** Whether something changed. Does nothing while the editor is locked. */
  edit(make: MakeEdit): boolean;
  undo(): void;
  redo(): void;
  /** Saves now. Does nothing where nothing is unsaved; waits its turn where a save is under way. Never rejects. */
  save(): Promise<void>;
  keepRecovered(): void;
  discardRecovered(): void;
  /** Makes this tab the one that edits. What the other tab has not saved goes on here. */
  takeOver(): void;
  /** Puts the stranded edits on top of what there is now, as one step; takes over for it where this tab is locked. */
  takeStranded(): void;
  dropStranded(): void;
  /** `mine`: my edits go on top of theirs, save for those in `exceptFor` (keys of differences). `theirs`: my edits go. */
  resolveConflict(choice: { keep: 'mine'; exceptFor: ReadonlySet<string> } | { keep: 'theirs' }): void;
  dispose(): void;
}
