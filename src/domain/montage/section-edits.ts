import type { SectionItems } from './address';
import { invert } from './apply';
import type { Change, Edit, NewId } from './change';
import { changeValue, editOf, idOf } from './edit';
import { keepsKicks, noKick } from './kick-fields';
import { itemFields, sectionOf } from './lookup';
import type { Montage, Section } from './montage';
import { sectionTitle } from './titles';
import { sectionName } from './words';

/** Edits of whole hole sections: add, remove, reorder, and edit what identifies one. */

const list = { of: 'sections' } as const;

/** A section without its contents, which are changes of their own. */
export const withoutContents = (section: Section): Section => ({
  ...section,
  formations_list: [],
  casing_item: null,
  cement_item: null,
  mud_item: null,
  logging_item: null,
  pressure_test_item: null,
  ...(section.drill_string_list && { drill_string_list: [] }),
});

/**
 * Inserts a section, then its contents one by one: a save gives each its id, and a rebase may find one of them in
 * another section.
 */
export function insertSectionChanges(section: Section, index: number): Change[] {
  const { id } = section;
  const items = (Object.keys(itemFields) as (keyof SectionItems)[]).flatMap((of): Change[] => {
    const to = section[itemFields[of]];
    return to ? [{ op: 'item', at: { of, section: id }, from: null, to }] : [];
  });
  const formations = section.formations_list.map((entity, at): Change => ({
    op: 'insert',
    list: { of: 'formations', section: id },
    index: at,
    entity,
  }));
  const pieces = (section.drill_string_list ?? []).map((entity, at): Change => ({
    op: 'insert',
    list: { of: 'stringPieces', section: id },
    index: at,
    entity,
  }));
  return [
    { op: 'insert', list, index, entity: withoutContents(section) },
    ...items,
    ...formations,
    ...pieces,
  ];
}

/** What users edit of a section itself; the diameter in inches. */
export interface SectionHead {
  readonly diameter: number | null;
  readonly description: string | null;
  readonly liner: boolean;
}

/** A section whose end is unknown, without formations and programmes, next to `others`. */
export const newSection = (id: string, head: SectionHead, others: readonly Section[]): Section => ({
  id,
  ...head,
  true_vertical_depth_subsea: null,
  true_vertical_depth_below_drill_floor: null,
  along_hole_depth_below_drill_floor: null,
  formations_list: [],
  casing_item: null,
  cement_item: null,
  mud_item: null,
  logging_item: null,
  pressure_test_item: null,
  ...(keepsKicks(others) && noKick),
});

/** Where a new section goes: next to another one, or to the end. */
export type SectionPlace = { readonly side: 'above' | 'below'; readonly section: string } | 'end';

export function addSection(
  { sections_list: sections }: Montage,
  head: SectionHead,
  place: SectionPlace,
  newId: NewId,
): Edit | null {
  const next = place === 'end' ? -1 : sections.findIndex(({ id }) => id === place.section);
  const index = place === 'end' || next < 0 ? sections.length : place.side === 'above' ? next : next + 1;
  const changes = insertSectionChanges(newSection(newId(), head, sections), index);
  return editOf(`Add ${sectionTitle(head.diameter, index + 1)}`, changes);
}

/** Removes a section with its formations and programmes. */
export function removeSection(montage: Montage, sectionId: string): Edit | null {
  const index = montage.sections_list.findIndex(({ id }) => id === sectionId);
  const section = montage.sections_list[index];
  if (!section) return null;
  return editOf(`Remove ${sectionName(montage, sectionId)}`, invert(insertSectionChanges(section, index)));
}

/** Null at the top or the bottom. Depths stay as they are: the checks report an order that cannot be drilled. */
export function moveSection(montage: Montage, sectionId: string, direction: 'up' | 'down'): Edit | null {
  const from = montage.sections_list.map(idOf);
  const at = from.indexOf(sectionId);
  const target = direction === 'up' ? at - 1 : at + 1;
  if (at < 0 || target < 0 || target >= from.length) return null;
  const to = from.toSpliced(at, 1).toSpliced(target, 0, sectionId);
  return editOf(`Move ${sectionName(montage, sectionId)} ${direction}`, [{ op: 'order', list, from, to }]);
}

/** Null if nothing differs. An unknown string counts as a casing, as everywhere. */
export function editSection(montage: Montage, sectionId: string, head: SectionHead): Edit | null {
  const section = sectionOf(montage, sectionId);
  if (!section) return null;
  const at = { of: 'section', section: sectionId } as const;
  return editOf(`Edit ${sectionName(montage, sectionId)}`, [
    ...changeValue(section, at, 'diameter', head.diameter),
    ...changeValue(section, at, 'description', head.description),
    ...(Boolean(section.liner) === head.liner ? [] : changeValue(section, at, 'liner', head.liner)),
  ]);
}
