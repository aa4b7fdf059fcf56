import type { Recovered } from '../editor';
import { useEditor, useEditorState } from '../editor-context';
import controls from './controls.module.css';
import { Notice } from './notice';

/** Recovered work of an earlier visit: it is on the screen, and the user keeps or discards it. */
export function RecoveredNotice() {
  const editor = useEditor();
  const recovered = useEditorState((state) => state.recovered);
  if (!recovered) return null;
  const steps = recovered.steps === 1 ? '1 step' : `${recovered.steps} steps`;
  return (
    <Notice
      tone="plain"
      actions={
        <>
          <button type="button" className={controls.small} onClick={() => editor.keepRecovered()}>
            Keep
          </button>
          <button
            type="button"
            className={`${controls.small} ${controls.danger}`}
            aria-label={`Discard the unsaved changes (${steps})`}
            title={`Discard the unsaved changes (${steps})`}
            onClick={() => editor.discardRecovered()}
          >
            Discard
          </button>
        </>
      }
    >
      Unsaved changes from {momentOf(recovered)} ({steps}) were restored.
    </Notice>
  );
}

/** The time of a change today, with the date for an older one. */
function momentOf({ at }: Recovered): string {
  const then = new Date(at);
  const time = then.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  if (then.toDateString() === new Date().toDateString()) return time;
  return `${then.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })}, ${time}`;
}
