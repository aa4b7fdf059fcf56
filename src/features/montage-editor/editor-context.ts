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
 * A part of the editor's state. The component renders again only when `select` returns a different value: select a part
 * that keeps its reference (a section, a list), or a plain value.
 */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  const editor = useEditor();
  return useSyncExternalStore(editor.subscribe, () => select(editor.state()));
}
