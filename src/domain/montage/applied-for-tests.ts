import type { Edit } from './change';
import { equal } from './equal';
import type { Montage } from './montage';
import { commit, openSession, undo } from './session';

/** The montage after an edit. Throws an `Error` if undo does not restore the montage. */
export function applied(edit: Edit | null, montage: Montage): Montage {
  const before = openSession(montage);
  const after = edit ? commit(before, edit) : before;
  if (!equal(undo(after).montage, montage)) throw new Error('Undo does not restore the montage.');
  return after.montage;
}
