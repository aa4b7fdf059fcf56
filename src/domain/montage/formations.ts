import { setCell } from './cells';
import type { Edit, NewId } from './change';
import { editOf, idOf, removeChanges } from './edit';
import type { FieldOf } from './catalogue';
import { homeOf, sectionOf } from './lookup';
import type { Formation, Montage } from './montage';
import { sortFormations } from './normalise';
import { placeName, sectionName } from './words';

/** Sorts the section where the depth changes its place. An empty name leaves the name as it is. */
export const setFormationField = (
  montage: Montage,
  sectionId: string,
  formationId: string,
  field: FieldOf<'formation'>,
  text: string,
): Edit | null =>
  setCell(
    montage,
    { at: { of: 'formation', section: sectionId, id: formationId }, field },
    text,
    () => formationId,
  );

export const newFormation = (section_id: string, id: string): Formation => ({
  id,
  section_id,
  formation_name: 'New Formation',
  true_vertical_depth_subsea: 0,
  true_vertical_depth_below_drill_floor: 0,
  along_hole_depth_below_drill_floor: 0,
  variance: 0,
  thickness: 0,
});

/** Named 'New Formation', with zeros, and so among the shallowest of its section. */
export function addFormation(montage: Montage, sectionId: string, newId: NewId): Edit | null {
  const section = sectionOf(montage, sectionId);
  if (!section) return null;
  const entity = newFormation(sectionId, newId());
  const index = sortFormations([...section.formations_list, entity]).indexOf(entity);
  const list = { of: 'formations', section: sectionId } as const;
  return editOf(`Add New Formation to ${sectionName(montage, sectionId)}`, [
    { op: 'insert', list, index, entity },
  ]);
}

export function removeFormation(montage: Montage, sectionId: string, formationId: string): Edit | null {
  const section = homeOf(montage, sectionId, formationId)?.id ?? sectionId;
  const name = placeName(montage, { of: 'formation', section, id: formationId });
  return editOf(`Remove ${name}`, removeChanges(montage, { of: 'formations', section }, formationId));
}

export interface FormationMove {
  readonly id: string;
  readonly fromSection: string;
  readonly toSection: string;
  /** The place in the target's list, counted without the formation itself. */
  readonly index: number;
}

/** Depth decides the order, so that the place counts among equal depths only. Null where nothing would change. */
export function moveFormation(montage: Montage, move: FormationMove): Edit | null {
  const { id, toSection, index } = move;
  const from = homeOf(montage, move.fromSection, id);
  const to = sectionOf(montage, toSection);
  const formation = from?.formations_list.find((one) => one.id === id);
  if (!from || !to || !formation) return null;
  const name = placeName(montage, { of: 'formation', section: from.id, id });
  const others = to.formations_list.filter((one) => one !== formation);
  const place = Math.min(Math.max(index, 0), others.length);
  const moved = from === to ? formation : { ...formation, section_id: toSection };
  const sorted = sortFormations(others.toSpliced(place, 0, moved));
  const list = { of: 'formations', section: toSection } as const;

  if (from === to) {
    const ids = { from: to.formations_list.map(idOf), to: sorted.map(idOf) };
    if (ids.from.every((one, at) => one === ids.to[at])) return null;
    return editOf(`Move ${name} within ${sectionName(montage, toSection)}`, [{ op: 'order', list, ...ids }]);
  }
  return editOf(`Move ${name} to ${sectionName(montage, toSection)}`, [
    ...removeChanges(montage, { of: 'formations', section: from.id }, id),
    { op: 'insert', list, index: sorted.indexOf(moved), entity: moved },
  ]);
}
