import { applyChanges } from './apply';
import type { Place } from './address';
import type { Change, Edit, List, Listed, Value } from './change';
import { equal } from './equal';
import { entityAt, homeOf, listAt } from './lookup';
import type { Montage } from './montage';
import { sortFormations } from './normalise';

/** What the kinds of edits have in common. */

/** Null where nothing is to do. */
export const editOf = (label: string, changes: readonly Change[]): Edit | null =>
  changes.length > 0 ? { label, changes } : null;

/** Nothing where there is no such entity, or the value is that already. */
export function setChanges(montage: Montage, at: Place, field: string, to: Value): Change[] {
  const entity = entityAt(montage, at);
  return entity ? changeValue(entity, at, field, to) : [];
}

/** `setChanges` for an entity that was looked up already. */
export function changeValue(entity: object, at: Place, field: string, to: Value): Change[] {
  if (!Object.hasOwn(entity, field)) return [];
  const from = valueIn(entity, field);
  return equal(from, to) ? [] : [{ op: 'set', at, field, from, to }];
}

/** The value of a field that holds one: none of those that hold other entities. */
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
 * `changes`, and with them the new order of each section that they leave out of order. The order is written down, and not
 * found again when the edit is taken back, because among equal depths only it knows who stood where.
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

/** The place of a formation as it is now: whoever holds its address may not know that it was moved. */
export const whereNow = (montage: Montage, at: Place): Place =>
  at.of === 'formation' ? { ...at, section: homeOf(montage, at.section, at.id)?.id ?? at.section } : at;
