import type { Clock, Tables } from './ports';
import type { Montage, StoredMontage } from './records';

/** The load shape, which is the stored one without what the server notes for itself. */
export const asLoaded = ({ updated_time: _, revision: __, ...montage }: StoredMontage): Montage => montage;

/** Worlds stored before there were revisions have none: their montages are at their first. */
export const revisionOf = ({ revision = 1 }: StoredMontage): number => revision;

/** Within a transaction. Answers the montage as stored. */
export async function storeMontage(
  { montages }: Pick<Tables, 'montages'>,
  clock: Clock,
  montage: Montage,
): Promise<StoredMontage> {
  const before = await montages.find(montage.id);
  const stored = {
    ...montage,
    updated_time: new Date(clock.now()).toISOString(),
    revision: before ? revisionOf(before) + 1 : 1,
  };
  await montages.put(stored);
  return stored;
}
