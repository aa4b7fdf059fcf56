import type { Call } from './call';
import type { Success } from './contract';
import { entityTagOf, ifMatchHolds } from './entity-tag';
import { asStored } from './montage-save';
import type { Tables } from './ports';
import type { Montage, StoredMontage } from './records';
import { notFound, preconditionFailed } from './refusal';
import { asLoaded, storeMontage } from './stored-montage';

/** Nothing but the id: a document set whose montage has not been generated. */
export const emptyMontage = (id: string): Success<'getMontage'> => ({
  id,
  sections_list: [],
  reservoirs_list: [],
  top_line_item: null,
  plan_summaries_list: [],
});

async function find({ montages }: Tables, id: string): Promise<StoredMontage> {
  const montage = await montages.find(id);
  if (!montage) throw notFound('No montage has this id.');
  return montage;
}

/** The load shape, with the `ETag` where this server sends one. */
function answerWith(
  { ports, answerHeaders }: Call<'getMontage'> | Call<'saveMontage'>,
  montage: StoredMontage,
): Montage {
  if (ports.entityTags) answerHeaders.set('ETag', entityTagOf(montage));
  return asLoaded(montage);
}

export async function listMontages(
  { query: { page, page_size } }: Call<'listMontages'>,
  tables: Tables,
): Promise<Success<'listMontages'>> {
  const { total, montages } = await tables.montages.newest({ skip: (page - 1) * page_size, take: page_size });
  return {
    total_count: total,
    items: montages.map(({ id, updated_time, top_line_item: top }) => ({
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

export async function getMontage(call: Call<'getMontage'>, tables: Tables): Promise<Success<'getMontage'>> {
  return answerWith(call, await find(tables, call.params.montageId));
}

export async function saveMontage(
  call: Call<'saveMontage'>,
  tables: Tables,
): Promise<Success<'saveMontage'>> {
  const { ports, body, headers } = call;
  const stored = await find(tables, body.id);
  const ifMatch = headers['If-Match'];
  // A server without versions does not know the header, and ignores it.
  if (ports.entityTags && ifMatch !== undefined && !ifMatchHolds(ifMatch, entityTagOf(stored))) {
    throw preconditionFailed('Somebody else has saved this montage in the meantime.');
  }
  // Sources say how the montage was generated, which no save can change.
  const { sources, generation_report } = stored;
  const montage = {
    ...asStored(body, ports.ids),
    ...(sources && { sources }),
    ...(generation_report && { generation_report }),
  };
  return answerWith(call, await storeMontage(tables, ports.clock, montage));
}
