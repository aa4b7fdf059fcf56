import { applyChanges } from './apply';
import type { Place } from './address';
import type { Change, Edit, List, Listed, Value } from './change';
import { equal } from './equal';
import { entityAt, homeOf, listAt } from './lookup';
import type { Montage } from './montage';
import { sortFormations } from './normalise';

/** Helpers for the edits. */

/** Null without changes. */
export const editOf = (label: string, changes: readonly Change[]): Edit | null =>
  changes.length > 0 ? { label, changes } : null;

/** Empty if there is no such entity, or if the value is the same. */
export function setChanges(montage: Montage, at: Place, field: string, to: Value): Change[] {
  const entity = entityAt(montage, at);
  return entity ? changeValue(entity, at, field, to) : [];
}

/** `setChanges` for an entity that the caller has already looked up. */
export function changeValue(entity: object, at: Place, field: string, to: Value): Change[] {
  if (!Object.hasOwn(entity, field)) return [];
  const from = valueIn(entity, field);
  return equal(from, to) ? [] : [{ op: 'set', at, field, from, to }];
}

/** The value of a field; not for fields that contain other entities. */
export const valueIn = (entity: object, field: string): Value => Reflect.get(entity, field) as Value;

export function removeChanges(montage: Montage, list: List, id: string): Change[] {
  const entities = listAt(montage, list);
  const index = entities.findIndex((entity) => entity.id === id);
  const entity = entities[index];
  return entity ? [{ op: 'remove', list, index, entity }] : [];
}

export function appendChanges(montage: Montage, list: List, entity: Listed): Change[] {
  return [{ op: 'insert', list, index: listAt(montage, list).length, entity }];
}

/**
 * `changes`, and the new order of each section that they leave unsorted. The order is part of the edit, because undo
 * could not derive the old order of formations with equal depths.
 */
export function withOrder(montage: Montage, changes: readonly Change[]): Change[] {
  const after = applyChanges(montage, changes);
  const orders = after.sections_list.flatMap(({ id, formations_list }, at): Change[] => {
    if (formations_list === montage.sections_list[at]?.formations_list) return [];
    const sorted = sortFormations(formations_list);
    if (sorted === formations_list) return [];
    const list = { of: 'formations', section: id } as const;
    return [{ op: 'order', list, from: formations_list.map(idOf), to: sorted.map(idOf) }];
  });
  return [...changes, ...orders];
}

export const idOf = (entity: { readonly id: string }): string => entity.id;

/** The current place of a formation, which may have moved since it was addressed. */
export const currentPlace = (montage: Montage, at: Place): Place =>
  at.of === 'formation' ? { ...at, section: homeOf(montage, at.section, at.id)?.id ?? at.section } : at;
