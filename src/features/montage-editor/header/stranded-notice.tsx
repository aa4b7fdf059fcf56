import { useEditor, useEditorState } from '../editor-context';
import controls from './controls.module.css';
import { Notice } from './notice';

/** Another tab took over without this tab's latest edits: the user adds or drops them. */
export function StrandedNotice() {
  const editor = useEditor();
  const stranded = useEditorState((state) => state.stranded);
  const locked = useEditorState((state) => state.locked);
  if (!stranded || locked === 'taking-over') return null;
  const changes = stranded.steps === 1 ? '1 change' : `${stranded.steps} changes`;
  return (
    <Notice
      tone="warning"
      actions={
        <>
          <button type="button" className={controls.small} onClick={() => editor.takeStranded()}>
            {locked ? 'Edit here with them' : 'Add them here'}
          </button>
          <button
            type="button"
            className={`${controls.small} ${controls.danger}`}
            aria-label={`Discard what the other tab did not get (${changes})`}
            title={`Discard what the other tab did not get (${changes})`}
            onClick={() => editor.dropStranded()}
          >
            Discard
          </button>
        </>
      }
    >
      {changes} made here did not reach the tab that took over. They are in this tab alone.
    </Notice>
  );
}
