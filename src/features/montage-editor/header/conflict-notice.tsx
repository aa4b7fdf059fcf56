import { useState } from 'react';
import type { Montage } from '@/domain/montage/montage';
import { useEditorState } from '../editor-context';
import { ConflictDialog } from './conflict-dialog';
import controls from './controls.module.css';
import { Notice } from './notice';

/**
 * Opens the conflict dialog at once, and stays visible while the user has not decided. Later edits update the
 * comparison and do not open the dialog again.
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
      Another user saved a newer version of this montage. Your changes stay here, unsaved, until you decide.
    </Notice>
  );
}
