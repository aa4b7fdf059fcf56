import { asLoaded, findMontage, storeMontage, type Montage } from '../db/montages';
import type { StoredMontage } from '../db/schemas';
import type { World } from '../world';
import type { Success } from './contract';
import { entityTagOf, ifMatchHolds } from './entity-tag';
import { asStored } from './montage-save';
import type { Call } from './operation';
import { notFound, preconditionFailed } from './problems';

/** Nothing but the id: a document set whose montage has not been generated. */
export const emptyMontage = (id: string): Success<'getMontage'> => ({
  id,
  sections_list: [],
  reservoirs_list: [],
  top_line_item: null,
  plan_summaries_list: [],
});

function find(world: World, id: string): StoredMontage {
  const montage = findMontage(world.db, id);
  if (!montage) throw notFound('No montage has this id.');
  return montage;
}

/** The montage as it is loaded, with its version beside it where this server offers one. */
function answerWith(
  { world, answerHeaders }: Call<'getMontage'> | Call<'saveMontage'>,
  montage: StoredMontage,
): Montage {
  if (world.entityTags) answerHeaders.set('ETag', entityTagOf(montage));
  return asLoaded(montage);
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

export function getMontage(call: Call<'getMontage'>): Success<'getMontage'> {
  return answerWith(call, find(call.world, call.params.montageId));
}

export async function saveMontage(call: Call<'saveMontage'>): Promise<Success<'saveMontage'>> {
  const { world, body, headers } = call;
  const stored = find(world, body.id);
  const ifMatch = headers['If-Match'];
  // A server without versions does not know the header, and what it does not know it passes over.
  if (world.entityTags && ifMatch !== undefined && !ifMatchHolds(ifMatch, entityTagOf(stored))) {
    throw preconditionFailed('Somebody else has saved this montage in the meantime.');
  }
  // Sources tell how the montage was generated, which no save can change.
  const { sources, generation_report } = stored;
  const montage = {
    ...asStored(body, world.random),
    ...(sources && { sources }),
    ...(generation_report && { generation_report }),
  };
  return answerWith(call, await storeMontage(world.db, world.clock, montage));
}
