import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useEditor, useEditorState } from '../editor-context';
import { isMac, withCommand } from './platform';
import styles from './save-status.module.css';

/** Shown while there is something to save. */
export function SaveButton() {
  const editor = useEditor();
  const status = useEditorState((state) => (state.locked ? 'saved' : state.save.status));
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  // A button that is disabled or removed loses the focus. After a save the focus stays in the button's place; after a
  // failed save it returns to the button.
  useEffect(() => {
    if (!hadFocus.current || status === 'saving') return;
    hadFocus.current = false;
    const focused = document.activeElement;
    if (focused !== null && focused !== document.body && focused !== button.current) return;
    (button.current ?? place.current)?.focus({ preventScroll: true });
  }, [status]);

  return (
    <div ref={place} className={styles.button} tabIndex={-1}>
      {status !== 'saved' && (
        <Button
          ref={button}
          className={styles.save}
          disabled={status === 'saving'}
          aria-keyshortcuts={isMac() ? 'Meta+S' : 'Control+S'}
          rightSection={status === 'unsaved' && <kbd className={styles.key}>{withCommand('S')}</kbd>}
          onClick={(event) => {
            hadFocus.current = document.activeElement === event.currentTarget;
            void editor.save();
          }}
        >
          {status === 'saving' ? 'Saving...' : 'Save Changes'}
        </Button>
      )}
    </div>
  );
}
