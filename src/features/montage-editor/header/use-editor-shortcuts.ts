import { useEffect } from 'react';
import { useEditor } from '../editor-context';
import { isMac } from './platform';
import { isTextField } from './text-field';

interface ShortcutActions {
  undo: () => void;
  redo: () => void;
  /** Opens the list of shortcuts. */
  help: () => void;
  /** Focuses the find field; false if the browser's own search is wanted. */
  find: () => boolean;
  /** Opens the list of commands. */
  palette: () => void;
}

/**
 * Shortcuts that work everywhere on the page. Listens in the capture phase: an open cell stops key events from
 * bubbling, and a table would take the question mark for typed text.
 */
export function useEditorShortcuts({ undo, redo, help, find, palette }: ShortcutActions): void {
  const editor = useEditor();
  useEffect(() => {
    const mac = isMac();
    const takeFor = (event: KeyboardEvent, act: () => void) => {
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.isComposing) return;
      const command = mac ? event.metaKey : event.ctrlKey;
      const key = event.key.toLowerCase();
      if (command && key === 's' && !event.shiftKey) {
        event.preventDefault();
        // After the focused input has handled the key: it may commit in its own way.
        setTimeout(() => {
          commitOpenField();
          void editor.save();
        });
        return;
      }
      // A dialog must not change the page behind it.
      if (document.querySelector('dialog[open], [aria-modal=true]')) return;
      if (command && key === 'k' && !event.shiftKey) return takeFor(event, palette);
      if (command && key === 'f' && !event.shiftKey) {
        // The second time it is the browser's own: the find field has the focus then.
        if (find()) event.preventDefault();
        return;
      }
      if (isTextField(event.target)) return;
      if (command && key === 'z') takeFor(event, event.shiftKey ? redo : undo);
      else if (command && key === 'y' && !event.shiftKey) takeFor(event, redo);
      else if (event.key === '?' && !event.ctrlKey && !event.metaKey) takeFor(event, help);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [editor, undo, redo, help, find, palette]);
}

/**
 * Blur commits. The focus returns to the input if it stays (a rejected text, or a permanent input), otherwise to its
 * container, such as its table.
 */
function commitOpenField(): void {
  const field = document.activeElement;
  if (!isTextField(field)) return;
  const around = field.parentElement?.closest<HTMLElement>('[tabindex]');
  field.blur();
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    (field.isConnected ? field : around)?.focus({ preventScroll: true });
  });
}
