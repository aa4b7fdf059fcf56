import type { FormationMove } from '@/domain/montage/formations';
import type { Montage } from '@/domain/montage/montage';
import type { Drag } from './drag-store';

/**
 * The move that a drop makes; null without a target. A target is before a visible row, with the formation still in the
 * table; a move counts places without it.
 */
export function moveOf(montage: Montage, { id, fromSection, target }: Drag): FormationMove | null {
  if (!target) return null;
  const formations = montage.sections_list.find((one) => one.id === target.section)?.formations_list ?? [];
  const own = formations.findIndex((one) => one.id === id);
  const index = own >= 0 && own < target.index ? target.index - 1 : target.index;
  return { id, fromSection, toSection: target.section, index };
}
