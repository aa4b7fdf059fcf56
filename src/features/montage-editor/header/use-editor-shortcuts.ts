import { useEffect } from 'react';
import { useEditor } from '../editor-context';
import { isMac } from './platform';
import { isTextField } from './text-field';

interface ShortcutActions {
  undo: () => void;
  redo: () => void;
  /** Opens the list of shortcuts. */
  help: () => void;
}

/**
 * The keys that work wherever the focus is. Heard on their way down: an open cell keeps its keys from going up, and a table
 * would take the question mark for the beginning of a value.
 */
export function useEditorShortcuts({ undo, redo, help }: ShortcutActions): void {
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
        // Once the field that is open has heard the key as well: it may commit in its own way.
        setTimeout(() => {
          commitOpenField();
          void editor.save();
        });
        return;
      }
      // What lies beneath a dialog is not to be changed from within it.
      if (isTextField(event.target) || document.querySelector('dialog[open]')) return;
      if (command && key === 'z') takeFor(event, event.shiftKey ? redo : undo);
      else if (command && key === 'y' && !event.shiftKey) takeFor(event, redo);
      else if (event.key === '?' && !event.ctrlKey && !event.metaKey) takeFor(event, help);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [editor, undo, redo, help]);
}

/**
 * Blur commits. The focus goes back to the field where it stays (because its text could not be taken, or it is always there),
 * and else to what it stood in, such as its table.
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
