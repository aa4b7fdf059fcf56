import { applyChanges, invert } from '@/domain/montage/apply';
import type { Edit, NewId } from '@/domain/montage/change';
import type { Montage } from '@/domain/montage/montage';
import { normaliseMontage } from '@/domain/montage/normalise';
import type { Editor, EditorState } from './editor';

/** What the server had when the editor was opened. */
export interface ServerMontage {
  readonly montage: Montage;
  /** The server's name for it, to be sent back with the save; null where the server gives none. */
  readonly version: string | null;
}

export interface EditorOptions {
  server: ServerMontage;
  newId?: NewId;
}

export function createEditor({ server, newId = () => `temp-${crypto.randomUUID()}` }: EditorOptions): Editor {
  const listeners = new Set<() => void>();
  const editListeners = new Set<(edit: Edit) => void>();
  let montage = normaliseMontage(server.montage);
  let past: readonly Edit[] = [];
  let future: readonly Edit[] = [];
  let state: EditorState | null = null;

  const current = (): EditorState => ({
    montage,
    undoLabel: past.at(-1)?.label ?? null,
    redoLabel: future.at(-1)?.label ?? null,
    save:
      past.length === 0
        ? { status: 'saved' }
        : { status: 'unsaved', savesAt: null, failure: null, needsSignIn: false },
    locked: null,
    recovered: null,
    conflict: null,
    draftLost: false,
  });

  function changed(): void {
    state = null;
    for (const listener of listeners) listener();
  }

  const listen = <Listener>(all: Set<Listener>, listener: Listener) => {
    all.add(listener);
    return () => void all.delete(listener);
  };

  return {
    state: () => (state ??= current()),
    subscribe: (listener) => listen(listeners, listener),
    onEdit: (listener) => listen(editListeners, listener),
    edit(make) {
      const edit = make(montage, newId);
      if (!edit) return false;
      montage = normaliseMontage(applyChanges(montage, edit.changes));
      past = [...past, edit];
      future = [];
      changed();
      for (const listener of editListeners) listener(edit);
      return true;
    },
    undo() {
      const edit = past.at(-1);
      if (!edit) return;
      montage = normaliseMontage(applyChanges(montage, invert(edit.changes)));
      past = past.slice(0, -1);
      future = [...future, edit];
      changed();
    },
    redo() {
      const edit = future.at(-1);
      if (!edit) return;
      montage = normaliseMontage(applyChanges(montage, edit.changes));
      past = [...past, edit];
      future = future.slice(0, -1);
      changed();
    },
    save: () => Promise.resolve(),
    keepRecovered() {},
    discardRecovered() {},
    takeOver() {},
    resolveConflict() {},
    dispose() {
      listeners.clear();
      editListeners.clear();
    },
  };
}
