import type { Editor } from './editor';
import controls from './header/controls.module.css';

/** Longer than a message: it must be read, understood and reached. Undo in the header remains. */
const undoMs = 8_000;

async function show(message: string, editor: Editor): Promise<void> {
  const { undoLabel } = editor.state();
  const { notifications } = await import('@mantine/notifications');
  const isLast = () => editor.state().undoLabel === undoLabel && editor.state().locked === null;
  if (!isLast()) return;
  const undo = () => {
    if (isLast()) editor.undo();
  };
  const id = notifications.show({
    color: 'orange',
    message: (
      <>
        {message}{' '}
        <button type="button" className={controls.text} onClick={undo}>
          Undo
        </button>
      </>
    ),
    autoClose: undoMs,
    role: 'status',
    'aria-live': 'off',
    closeButtonProps: { 'aria-label': 'Close' },
    onClose: () => stop(),
  });
  // After another edit or an undo, the button would undo something else.
  const stop = editor.subscribe(() => {
    if (!isLast()) notifications.hide(id);
  });
}

/**
 * A toast about the last edit, with a button that undoes it. It closes with the next edit. Not announced, because a live
 * region announces the edit; nothing is lost if its code fails to load.
 */
export function toastWithUndo(message: string, editor: Editor): void {
  show(message, editor).catch(() => undefined);
}
