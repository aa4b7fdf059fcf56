import { tokenOf } from '@/backend/caller';
import { StorageFailure, type Ports } from '@/backend/ports';
import type { Montage } from '@/backend/records';
import { storageFull } from './db/storage';
import { findMontage } from './db/tables';
import type { RemainingFaults } from './faults';
import { judgeIdToken, revokeSessions } from './identity/sessions';
import type { World } from './world';

/**
 * The changes of the other user in a conflict scenario: some in fields that tables do not show, some in fields that they do,
 * so that both halves of the comparison have content.
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
  // A save of a montage that does not exist is refused anyway.
  if (typeof id === 'string' && findMontage(world.db, id)) await world.saveAsSomebodyElse(id, theirEdit);
}

/** Applies the declared faults of the server before a call is processed. The request can still be read afterwards. */
export async function injectServerFaults(
  world: World,
  serverFaults: RemainingFaults['serverFaults'],
  request: Request,
): Promise<void> {
  if (serverFaults.includes('expire')) await endSession(world, request);
  if (serverFaults.includes('conflict')) await saveByAnother(world, request);
}

/** A host with full storage: a transaction is refused after its work, and nothing is stored. */
export const withFullStorage = (ports: Ports): Ports => ({
  ...ports,
  store: {
    ...ports.store,
    transaction: (work) =>
      ports.store.transaction(async (tables) => {
        await work(tables);
        throw new StorageFailure(storageFull);
      }),
  },
});
