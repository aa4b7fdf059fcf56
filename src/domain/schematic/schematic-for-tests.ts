import type { Montage } from '../montage/montage';
import { createSediments } from '../sediments/sediments';
import type { Sediments } from './formation-track';

/** The table's colours of a montage's formations. */
export function sedimentsFor(montage: Montage): Sediments {
  const texts = createSediments()(montage.sections_list);
  return new Map(
    montage.sections_list.flatMap(({ formations_list }, place) =>
      formations_list.map(({ id }, row) => [id, Number(texts[place]?.[row] ?? 1)] as const),
    ),
  );
}
