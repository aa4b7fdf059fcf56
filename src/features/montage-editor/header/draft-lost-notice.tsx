import { useEditorState } from '../editor-context';
import { Notice } from './notice';

export function DraftLostNotice() {
  const lost = useEditorState((state) => state.draftLost);
  if (!lost) return null;
  return (
    <Notice tone="warning">
      This browser cannot store your unsaved changes, because its storage is full or disabled. They are lost
      if the tab is closed or crashes.
    </Notice>
  );
}
