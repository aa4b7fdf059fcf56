import { formatInches } from '../inches';
import type { Place } from './address';
import { entityAt, sectionOf } from './lookup';
import type { Montage } from './montage';
import { runName } from './numbers';

/** Names of things on the screen and in the history. */

/** `12 1/4″ Section 3`; `Section 3` if the diameter is unknown. */
export function sectionName(montage: Montage, id: string): string {
  const number = montage.sections_list.findIndex((section) => section.id === id) + 1;
  const diameterIn = sectionOf(montage, id)?.diameter ?? null;
  return diameterIn === null ? `Section ${number}` : `${formatInches(diameterIn)}″ Section ${number}`;
}

const itemNames = {
  casing: 'casing',
  cement: 'cement',
  mud: 'mud',
  logging: 'logging',
  pressureTest: 'pressure tests',
} as const;

export const quantity = (count: number, singular: string): string =>
  `${count} ${singular}${count === 1 ? '' : 's'}`;

/** The name within a sentence: `Chalk`, `casing in 12 1/4″ Section 3`; blank for the top line. */
export function placeName(montage: Montage, at: Place): string {
  switch (at.of) {
    case 'topLine':
      return '';
    case 'section':
      return sectionName(montage, at.section);
    case 'run':
      return `${entityName(montage, at)} in ${sectionName(montage, at.section)}`;
    case 'formation':
    case 'reservoir':
    case 'planStep':
      return entityName(montage, at);
    default:
      return `${itemNames[at.of]} in ${sectionName(montage, at.section)}`;
  }
}

/** The name alone: `Chalk`, `Run 2`, `casing`. */
export function entityName(montage: Montage, at: Place): string {
  const entity = entityAt(montage, at);
  if (at.of === 'topLine') return 'top line';
  if (at.of === 'section') return sectionName(montage, at.section);
  if (entity && 'run_number' in entity) return runName(entity);
  if (entity && 'title' in entity) return entity.title?.trim() || 'untitled item';
  if (entity && 'formation_name' in entity) return entity.formation_name?.trim() || 'unnamed formation';
  return at.of in itemNames ? itemNames[at.of as keyof typeof itemNames] : 'what is gone';
}
