import type { Call } from './call';
import { signedIn } from './caller';
import type { Success } from './contract';
import { findInAnyFolder } from './ownership';
import type { Tables } from './ports';

/** Not a new version: the montage itself, its time and its `ETag` stay. */
export async function moveMontage(
  { caller, params: { montageId: id }, body: { folder } }: Call<'moveMontage'>,
  { montages }: Tables,
): Promise<Success<'moveMontage'>> {
  await findInAnyFolder({ montages }, signedIn(caller), id, 'No montage has this id.');
  await montages.move(id, folder);
  return { id, folder };
}
