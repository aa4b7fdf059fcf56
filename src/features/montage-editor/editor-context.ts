import { createContext, use, useSyncExternalStore } from 'react';
import type { Editor, EditorState } from './editor';

const EditorContext = createContext<Editor | null>(null);

export const EditorProvider = EditorContext;

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor needs an EditorProvider above it.');
  return editor;
}

/**
 * A part of the editor's state. A component is drawn again only when `select` gives something else: select a part that
 * stays the same object while it says the same (a section, a list), or a plain value.
 */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  const editor = useEditor();
  return useSyncExternalStore(editor.subscribe, () => select(editor.state()));
}
