import type { StoredMontage } from '../db/schemas';
import type { World } from '../world';
import type { Success } from './contract';
import { asStored } from './montage-save';
import type { Call } from './operation';
import { notFound } from './problems';

/** Nothing but the id: a document set whose montage has not been generated. */
export const emptyMontage = (id: string): Success<'getMontage'> => ({
  id,
  sections_list: [],
  reservoirs_list: [],
  top_line_item: null,
  plan_summaries_list: [],
});

function find(world: World, id: string): StoredMontage & object {
  const montage = world.db.montages.findFirst((q) => q.where({ id }));
  if (!montage) throw notFound('No montage has this id.');
  return montage;
}

const withoutTime = ({ updated_time: _, ...montage }: StoredMontage): Success<'getMontage'> => montage;

/** Only inside a transaction. */
export async function storeMontage(
  world: World,
  montage: Success<'getMontage'>,
): Promise<Success<'getMontage'>> {
  world.db.montages.delete((q) => q.where({ id: montage.id }));
  const updated_time = new Date(world.clock.now()).toISOString();
  return withoutTime(await world.db.montages.create({ ...montage, updated_time }));
}

export function listMontages({ world, query }: Call<'listMontages'>): Success<'listMontages'> {
  const { page, page_size } = query;
  // Of those that changed at the same moment, the one that was stored last comes first.
  const newestFirst = world.db.montages
    .all()
    .toReversed()
    .toSorted((a, b) => Date.parse(b.updated_time) - Date.parse(a.updated_time));
  return {
    total_count: newestFirst.length,
    items: newestFirst
      .slice((page - 1) * page_size, page * page_size)
      .map(({ id, updated_time, top_line_item: top }) => ({
        id,
        updated_time,
        top_line_item: top && {
          well_name: top.well_name,
          field_name: top.field_name,
          field_code: top.field_code,
        },
      })),
  };
}

export function getMontage({ world, params }: Call<'getMontage'>): Success<'getMontage'> {
  return withoutTime(find(world, params.montageId));
}

export async function saveMontage({ world, body }: Call<'saveMontage'>): Promise<Success<'saveMontage'>> {
  find(world, body.id);
  return storeMontage(world, asStored(body, world.random));
}
