import type { Subject } from '@/domain/drawing/drawing';
import { cellOfKey, type Cell, type Place } from '@/domain/montage/address';
import type { GridStore } from '../grid/grid-store';

/** The row of the montage that a part of the picture represents. */
export function cellOf({ of, id, section, trajectory = '' }: Subject): Cell {
  if (of === 'formation') return { at: { of, section: section ?? '', id }, field: 'formation_name' };
  if (of === 'section') return { at: { of, section: id }, field: 'true_vertical_depth_subsea' };
  if (of === 'target') return { at: { of, trajectory, id }, field: 'name' };
  return { at: { of, id }, field: 'formation_name' };
}

function subjectOf(at: Place): Subject | null {
  if (at.of === 'formation') return { of: 'formation', id: at.id, section: at.section };
  if (at.of === 'target') return { of: 'target', id: at.id, trajectory: at.trajectory };
  return 'section' in at ? { of: 'section', id: at.section } : null;
}

/** The row under the table's pointer, otherwise the row of its cursor. */
export function subjectOfTable(table: GridStore): Subject | null {
  const { pointed, cursor } = table.state();
  const at = (pointed === null ? null : cellOfKey(pointed).at) ?? cursor?.at ?? null;
  return at && subjectOf(at);
}
