import { useState } from 'react';
import type { Montage } from '@/domain/montage/montage';
import { useEditorState } from '../editor-context';
import { ConflictDialog } from './conflict-dialog';
import controls from './controls.module.css';
import { Notice } from './notice';

/**
 * Asks what is to be done about a newer montage of somebody else's, at once; and keeps saying so when the answer is put off.
 * Later edits compare anew with the same montage of theirs, and do not ask again.
 */
export function ConflictNotice() {
  const conflict = useEditorState((state) => state.conflict);
  const [putOff, setPutOff] = useState<Montage | null>(null);
  if (!conflict) return null;
  if (conflict.theirs !== putOff) {
    return <ConflictDialog conflict={conflict} onLater={() => setPutOff(conflict.theirs)} />;
  }
  return (
    <Notice
      tone="warning"
      actions={
        <button type="button" className={controls.small} onClick={() => setPutOff(null)}>
          Decide now
        </button>
      }
    >
      Somebody else saved a newer version of this montage. Your changes stay here, unsaved, until you decide.
    </Notice>
  );
}
