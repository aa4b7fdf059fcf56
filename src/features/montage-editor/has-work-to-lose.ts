import type { EditorState } from './editor';

/** Whether leaving now loses unsaved work without asking the user. */
export function hasWorkToLose({ save, locked, recovered, stranded, draftLost }: EditorState): boolean {
  // Only this tab has it.
  if (stranded !== null) return true;
  // The other tab has it.
  if (locked !== null) return false;
  // Recovered work that the user has not decided on stays in the draft.
  if (recovered !== null && !draftLost) return false;
  return save.status !== 'saved';
}
