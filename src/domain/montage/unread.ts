import { parseInches } from '../inches';
import type { Montage, Section } from './montage';

/**
 * The key of an entity for what the server sent with it that the contract does not have (`Montage.foreign`).
 *
 * @param list the load shape's name of the list or the item: `formations_list`, `mud_item`; blank for the montage itself.
 */
export const entityKey = (list: string, id: string): string => `${list} ${id}`;

/** The key for what the server sent in a field of a different type (`Montage.unread`). */
export const unreadKey = (list: string, id: string, field: string): string =>
  `${entityKey(list, id)} ${field}`;

const yes = /^(yes|y|t|on)$/i;
const no = /^(no|n|f|off)$/i;

const liner = (text: string): boolean | null => (yes.test(text) ? true : no.test(text) ? false : null);

/** How texts of another type are read, by field: sizes with a fraction or a unit, and words for a boolean. */
const readers = {
  diameter: parseInches,
  casing_inner_diameter: parseInches,
  casing_drift: parseInches,
  liner,
} as const;

/** The value of what the server sent in a field of another type; null if it has none. */
export function readUnread(field: string, given: unknown): number | boolean | null {
  if (typeof given !== 'string' || !Object.hasOwn(readers, field)) return null;
  return readers[field as keyof typeof readers](given.trim());
}

/** The montage with the values of unread fields that have one. A save still sends what the server sent. */
export function withReadFields(montage: Montage): Montage {
  const { unread } = montage;
  if (!unread) return montage;
  function read<E extends { readonly id: string }>(list: string, entity: E, fields: (keyof E & string)[]): E {
    const found = fields.flatMap((field) => {
      const value =
        entity[field] === null ? readUnread(field, unread?.[unreadKey(list, entity.id, field)]) : null;
      return value === null ? [] : [[field, value] as const];
    });
    return found.length > 0 ? { ...entity, ...Object.fromEntries(found) } : entity;
  }
  const sections_list = montage.sections_list.map((given): Section => {
    const section = read('sections_list', given, ['diameter', 'liner']);
    const { casing_item: casing } = section;
    const casing_item = casing && read('casing_item', casing, ['casing_inner_diameter', 'casing_drift']);
    return casing_item === casing ? section : { ...section, casing_item };
  });
  return sections_list.every((section, at) => section === montage.sections_list[at])
    ? montage
    : { ...montage, sections_list };
}
