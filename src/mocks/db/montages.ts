import type * as zod from 'zod';
import type { Montage as MontageSchema } from '@/api/generated/zod/montageAPI.schemas.zod';
import type { Clock } from '../clock';
import type { Database } from './database';
import type { StoredMontage } from './schemas';

/** The load shape, which is the stored one without what the server notes for itself. */
export type Montage = zod.output<typeof MontageSchema>;

export const asLoaded = ({ updated_time: _, revision: __, ...montage }: StoredMontage): Montage => montage;

export const findMontage = (db: Database, id: string): StoredMontage | undefined =>
  db.montages.findFirst((q) => q.where({ id }));

/** Worlds stored before there were revisions have none: their montages are at their first. */
export const revisionOf = ({ revision = 1 }: StoredMontage): number => revision;

/** Only inside a transaction. */
export async function storeMontage(db: Database, clock: Clock, montage: Montage): Promise<StoredMontage> {
  const before = findMontage(db, montage.id);
  db.montages.delete((q) => q.where({ id: montage.id }));
  return db.montages.create({
    ...montage,
    updated_time: new Date(clock.now()).toISOString(),
    revision: before ? revisionOf(before) + 1 : 1,
  });
}
