import { useMutation, useQueryClient } from '@tanstack/react-query';
import { restoreVersion } from '@/domain/montage/versions';
import { useEditor, useEditorState } from '../editor-context';
import { isEmpty } from '../saving/check-montage';
import { loadVersion } from './use-versions';

/** Restores a version as one step of the undo history. `onRestored` gets the words for the user. */
export function useRestore(montageId: string, number: number, onRestored: (words: string) => void) {
  const editor = useEditor();
  const queryClient = useQueryClient();
  const locked = useEditorState((state) => state.locked !== null);
  const restoring = useMutation({
    async mutationFn() {
      const version = await loadVersion(queryClient, montageId, number);
      // The editor shows nothing of an empty montage, so it could not be undone.
      if (isEmpty(version)) throw new Error(`Version ${number} is empty, so there is nothing to restore.`);
      return editor.edit((montage) => restoreVersion(montage, version, `Restore version ${number}`));
    },
    onSuccess: (changed) =>
      onRestored(
        changed
          ? `Version ${number} is restored. Undo reverts it.`
          : `The montage is already the same as version ${number}.`,
      ),
  });
  return { locked, restoring };
}
