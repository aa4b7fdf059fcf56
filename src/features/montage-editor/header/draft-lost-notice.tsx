import { useEditorState } from '../editor-context';
import { Notice } from './notice';

export function DraftLostNotice() {
  const lost = useEditorState((state) => state.draftLost);
  if (!lost) return null;
  return (
    <Notice tone="warning">
      This browser does not keep your unsaved changes, because its storage is full or switched off. If the tab
      is closed or crashes, what is not saved is lost.
    </Notice>
  );
}
