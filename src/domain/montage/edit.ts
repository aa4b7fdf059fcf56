import type { Place } from './address';
import type { Change, Edit, List, Listed, Value } from './change';
import { equal } from './equal';
import { entityAt, homeOf, listAt } from './lookup';
import type { Montage } from './montage';

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

/** The value of a field, null if the server does not keep it; not for fields that contain other entities. */
export const valueIn = (entity: object, field: string): Value =>
  (Reflect.get(entity, field) as Value | undefined) ?? null;

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
 * What sorting changed, from `unsorted` to `sorted`. An edit records it, because undo cannot work out the previous order of
 * formations at one depth.
 */
export function orderChanges(unsorted: Montage, sorted: Montage): Change[] {
  return sorted.sections_list.flatMap(({ id, formations_list }, at): Change[] => {
    const before = unsorted.sections_list[at]?.formations_list ?? [];
    if (formations_list === before) return [];
    const [from, to] = [before.map(idOf), formations_list.map(idOf)];
    return equal(from, to) ? [] : [{ op: 'order', list: { of: 'formations', section: id }, from, to }];
  });
}

export const idOf = (entity: { readonly id: string }): string => entity.id;

/** The current place of a formation, which may have moved since it was addressed. */
export const currentPlace = (montage: Montage, at: Place): Place =>
  at.of === 'formation' ? { ...at, section: homeOf(montage, at.section, at.id)?.id ?? at.section } : at;
