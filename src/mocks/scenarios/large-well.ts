import type { Clock } from '@/backend/ports';
import type { Snapshot } from '../db/schemas';
import { largeMontage } from '../large-montage/large-montage';
import { demonstration } from '../seed/demonstration';

export const largeWellId = 'large-well';

/** The demonstration and a well of 20 sections with 100 formations each. Generated on demand, because it is slow. */
export function largeWell(clock: Clock): Snapshot {
  const snapshot = demonstration(clock);
  const montage = largeMontage({ sections: 20, formationsPerSection: 100, id: largeWellId });
  const updated_time = new Date(clock.now() - 60 * 60_000).toISOString();
  const montages = [...snapshot.records.montages, { ...montage, updated_time }];
  return { ...snapshot, records: { ...snapshot.records, montages } };
}
