import type { EditorState } from './editor';

/** Whether leaving now would leave something unsaved behind that a person has not been asked about. */
export function hasWorkToLose({ save, locked, recovered, stranded, draftLost }: EditorState): boolean {
  // It is in this tab alone.
  if (stranded !== null) return true;
  // The other tab has it.
  if (locked !== null) return false;
  // What was recovered and not decided on waits where it was.
  if (recovered !== null && !draftLost) return false;
  return save.status !== 'saved';
}
