import { savePayload } from '@/domain/montage/save-payload';
import { storeMontage } from '../db/montages';
import type { Body, Success } from './contract';
import { asStored } from './montage-save';
import type { Call } from './operation';
import { freeId } from './upload';

/**
 * The body of a save that brings everything for the first time: without ids, which are those of another server and might here
 * belong to something else.
 */
const withoutIds = (montage: Body<'importMontage'>): Omit<Body<'saveMontage'>, 'id'> =>
  JSON.parse(
    JSON.stringify(savePayload(montage), (key, value: unknown) => (key === 'id' ? undefined : value)),
  );

/** Sources and report are not kept: they speak of documents that did not come along. */
export async function importMontage({
  world,
  body,
}: Call<'importMontage'>): Promise<Success<'importMontage'>> {
  const id = freeId(world);
  await storeMontage(world.db, world.clock, asStored({ ...withoutIds(body), id }, world.random));
  return { id };
}
