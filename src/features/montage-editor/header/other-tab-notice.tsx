import { useEditor, useEditorState } from '../editor-context';
import controls from './controls.module.css';
import { Notice } from './notice';

export function OtherTabNotice() {
  const editor = useEditor();
  const locked = useEditorState((state) => state.locked);
  if (!locked) return null;
  if (locked === 'taking-over')
    return <Notice tone="plain">Waiting for the other tab to hand this montage over...</Notice>;
  return (
    <Notice
      tone="warning"
      actions={
        <button type="button" className={controls.small} onClick={() => editor.takeOver()}>
          Edit here instead
        </button>
      }
    >
      This montage is open in another tab. It is read-only here.
    </Notice>
  );
}
