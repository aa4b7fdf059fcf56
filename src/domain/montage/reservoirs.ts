import { setCell } from './cells';
import type { Edit, NewId } from './change';
import { appendChanges, editOf, removeChanges } from './edit';
import type { FieldOf } from './catalogue';
import type { Montage, Reservoir } from './montage';
import { placeName } from './words';

const list = { of: 'reservoirs' } as const;

export const newReservoir = (id: string): Reservoir => ({
  id,
  formation_name: 'New Formation',
  gradient: 0,
  pressure_lower_bound: 0,
  pressure_upper_bound: 0,
  true_vertical_depth_subsea_lower_bound: 0,
  true_vertical_depth_subsea_upper_bound: 0,
});

/** Named 'New Formation', with zeros, below the others. */
export const addReservoir = (montage: Montage, newId: NewId): Edit | null =>
  editOf('Add Reservoir', appendChanges(montage, list, newReservoir(newId())));

export const removeReservoir = (montage: Montage, id: string): Edit | null =>
  editOf(`Remove reservoir ${placeName(montage, { of: 'reservoir', id })}`, removeChanges(montage, list, id));

export const setReservoirField = (
  montage: Montage,
  id: string,
  field: FieldOf<'reservoir'>,
  text: string,
): Edit | null => setCell(montage, { at: { of: 'reservoir', id }, field }, text, () => id);
