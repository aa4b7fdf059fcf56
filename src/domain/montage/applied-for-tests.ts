import { expect } from 'vitest';
import type { Edit } from './change';
import type { Montage } from './montage';
import { commit, openSession, undo } from './session';

/** The montage after an edit, once undo is known to restore it. */
export function applied(edit: Edit | null, montage: Montage): Montage {
  const before = openSession(montage);
  const after = edit ? commit(before, edit) : before;
  expect(undo(after).montage).toEqual(montage);
  return after.montage;
}
