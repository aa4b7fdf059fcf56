import type { Clock } from '@/backend/ports';
import type { Montage } from '@/backend/records';
import type { Snapshot } from '../db/schemas';
import { seededRandom } from '../random';
import { demonstration } from '../seed/demonstration';
import { wells } from '../seed/wells';

/** More than one page at every page size, and not a round number, so that errors in paging show. */
export const busyCount = 137;

const fields = ['Noorderdiep', 'Kwelder', 'Polderzicht', 'Zeearend', 'Steenbank', 'Brandaris', 'Oosterdiep'];
const hourMs = 60 * 60_000;

/** A well of the demonstration under another id and name; every id in it starts with its montage's. */
function another(montage: Montage, id: string, well_name: string, field_name: string): Montage {
  const renamed = JSON.parse(JSON.stringify(montage).replaceAll(montage.id, id)) as Montage;
  const { top_line_item: top } = renamed;
  return { ...renamed, top_line_item: top && { ...top, well_name, field_name, field_code: null } };
}

/** The demonstration with as many more wells as a company has, always the same ones. */
export function busy(clock: Clock): Snapshot {
  const snapshot = demonstration(clock);
  const { montages } = snapshot.records;
  const random = seededRandom(busyCount);
  const more = Array.from({ length: busyCount - montages.length }, (_, index) => {
    const { montage } = wells[index % wells.length]!;
    const field = fields[index % fields.length]!;
    const name = `${field}-${10 + Math.floor(index / fields.length)}`;
    // Over two years, closer together towards the present.
    const ageHours = 3 + 17_000 * (index / busyCount) ** 2 + random.between(0, 20);
    const updated_time = new Date(clock.now() - ageHours * hourMs).toISOString();
    return { ...another(montage, random.id(8), name, field), updated_time };
  });
  return { ...snapshot, records: { ...snapshot.records, montages: [...montages, ...more] } };
}
