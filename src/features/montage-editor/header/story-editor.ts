import type { Edit } from '@/domain/montage/change';
import type { Montage } from '@/domain/montage/montage';
import { commit, openSession, redo, saved, sendSession, undo, type Session } from '@/domain/montage/session';
import type { Editor, EditorState } from '../editor';
import { withDependents } from '../sections/recalculate/keep-consistent';

export interface StoryEditor extends Editor {
  /** Puts the editor into a state that it would otherwise reach by itself: a failure, a lock, a conflict. */
  put(state: Partial<EditorState>): void;
  /** Answers a save like a server, with lasting ids for new entities. */
  answerSave(): void;
}

/** An editor without a store, for stories of its parts. Edits, undo and redo are real; the story sets the rest. */
export function storyEditor(montage: Montage, begun: Partial<EditorState> = {}): StoryEditor {
  let session = openSession(montage);
  let ids = 0;
  const listeners = new Set<() => void>();
  const editListeners = new Set<(edit: Edit) => void>();
  const seen = () => ({
    montage: session.montage,
    undoLabel: session.past.at(-1)?.label ?? null,
    redoLabel: session.future.at(-1)?.label ?? null,
  });
  let state: EditorState = {
    ...seen(),
    save: { status: 'saved' },
    locked: null,
    recovered: null,
    stranded: null,
    conflict: null,
    draftLost: false,
    ...begun,
  };
  const put = (next: Partial<EditorState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const unsaved = () => ({
    status: 'unsaved' as const,
    savesAt: Date.now() + 10_000,
    failure: null,
    needsSignIn: false,
  });
  const go = (next: Session): boolean => {
    if (next === session || state.locked) return false;
    session = next;
    put({ ...seen(), save: unsaved() });
    return true;
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onEdit: (listener) => {
      editListeners.add(listener);
      return () => editListeners.delete(listener);
    },
    edit: (make) => {
      const made = make(session.montage, () => `temp-${(ids += 1)}`);
      const edit = made && withDependents(session.montage, made);
      if (edit === null || !go(commit(session, edit))) return false;
      for (const listener of editListeners) listener(edit);
      return true;
    },
    undo: () => void go(undo(session)),
    redo: () => void go(redo(session)),
    save: () => {
      if (state.save.status === 'unsaved') put({ save: { status: 'saving' } });
      return Promise.resolve();
    },
    keepRecovered: () => put({ recovered: null }),
    discardRecovered: () => put({ recovered: null }),
    takeOver: () => put({ locked: null }),
    takeStranded: () => put({ locked: null, stranded: null }),
    dropStranded: () => put({ stranded: null }),
    resolveConflict: () => put({ conflict: null }),
    dispose: () => undefined,
    put,
    answerSave: () => {
      const sent = session.montage;
      const named = <T extends { readonly id: string }>(list: readonly T[]): T[] =>
        list.map((one) => ({ ...one, id: one.id.replace('temp-', '10') }));
      const server: Montage = {
        ...sent,
        sections_list: named(sent.sections_list).map((section) => ({
          ...section,
          formations_list: named(section.formations_list),
        })),
        reservoirs_list: named(sent.reservoirs_list),
        plan_summaries_list: named(sent.plan_summaries_list),
      };
      session = saved(sendSession(session), sent, server);
      put({ ...seen(), save: { status: 'saved' } });
    },
  };
}

/** Creates a fresh editor for each render of a story. */
export const freshEditor = (montage: Montage, begun?: () => Partial<EditorState>) => ({
  loaders: [() => ({ editor: storyEditor(montage, begun?.()) })],
});

/** The editor of the current story; see `freshEditor`. */
export const editorOf = ({ loaded }: { loaded: Record<string, unknown> }): StoryEditor =>
  loaded['editor'] as StoryEditor;
