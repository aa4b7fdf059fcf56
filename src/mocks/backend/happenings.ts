import type { Struck } from '../faults';
import { findMontage, type Montage } from '../db/montages';
import { StorageFailure, storageFull } from '../db/storage';
import { judgeIdToken, revokeSessions } from '../identity/sessions';
import type { World } from '../world';
import { tokenOf } from './authentication';

/**
 * What somebody else changes when a scenario has them save in between: what no edit in a table touches, and what one may
 * well touch too, so that both halves of the comparison have something to show.
 */
export function theirEdit(montage: Montage): Montage {
  const { top_line_item: top, sections_list } = montage;
  return {
    ...montage,
    top_line_item: top && { ...top, well_name: `${top.well_name ?? 'Well'} (theirs)`, objective: 'Theirs' },
    sections_list: sections_list.map((section) => ({
      ...section,
      formations_list: section.formations_list.map((formation) => ({
        ...formation,
        variance: (formation.variance ?? 0) + 1,
      })),
    })),
  };
}

async function endSession(world: World, request: Request): Promise<void> {
  const token = tokenOf(request);
  const state = token === undefined ? undefined : judgeIdToken(world, token);
  if (state === undefined || typeof state === 'string') return;
  await world.db.transaction(() => revokeSessions(world, state.account.id));
}

async function saveByAnother(world: World, request: Request): Promise<void> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  const id = typeof body === 'object' && body !== null && 'id' in body ? body.id : undefined;
  // A save of what is not there is refused for that alone.
  if (typeof id === 'string' && findMontage(world.db, id)) await world.saveAsSomebodyElse(id, theirEdit);
}

/** What has been declared to happen at the server before it looks at a call. The request can still be read afterwards. */
export async function happen(world: World, before: Struck['before'], request: Request): Promise<void> {
  if (before.includes('expire')) await endSession(world, request);
  if (before.includes('conflict')) await saveByAnother(world, request);
}

/** @throws {StorageFailure} where the storage has been declared full: inside the transaction, so that nothing is kept. */
export function demandSpace(before: Struck['before']): void {
  if (before.includes('full')) throw new StorageFailure(storageFull);
}
