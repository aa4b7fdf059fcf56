import type { FormationMove } from '@/domain/montage/formations';
import type { Montage } from '@/domain/montage/montage';
import type { Drag } from './drag-store';

/**
 * What dropping here moves; null where there is no place to drop at. A place is before a row of the table as it is seen, with
 * the formation still in it; a move counts the places without it.
 */
export function moveOf(montage: Montage, { id, fromSection, target }: Drag): FormationMove | null {
  if (!target) return null;
  const formations = montage.sections_list.find((one) => one.id === target.section)?.formations_list ?? [];
  const own = formations.findIndex((one) => one.id === id);
  const index = own >= 0 && own < target.index ? target.index - 1 : target.index;
  return { id, fromSection, toSection: target.section, index };
}
