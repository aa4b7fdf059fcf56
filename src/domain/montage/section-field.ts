import { formatInches } from '../inches';
import type { Field } from './catalogue';
import type { Value } from './change';
import type { Montage } from './montage';
import { shown } from './shown';

/** A field that refers to a section by its id: shown by its diameter and number, typed as its number. */

const indexOf = ({ sections_list: sections }: Montage, id: Value): number =>
  sections.findIndex((section) => section.id === id);

/** `12 1/4″ S3`, `Whole well` without a section, `Section gone` for one that the montage no longer has. */
export function sectionText(montage: Montage, id: Value): string {
  if (id === null) return 'Whole well';
  const index = indexOf(montage, id);
  const section = montage.sections_list[index];
  if (!section) return 'Section gone';
  const { diameter } = section;
  return diameter === null ? `S${index + 1}` : `${formatInches(diameter)}″ S${index + 1}`;
}

/** As it is typed: `3`; blank for the whole well. */
export function typedSection(montage: Montage, id: Value): string {
  if (id === null) return '';
  const index = indexOf(montage, id);
  return index < 0 ? 'gone' : String(index + 1);
}

/** The id of a section typed as `3`, `S3` or `12 1/4″ S3`; null for the whole well, undefined if there is no such section. */
export function sectionOfText(montage: Montage, text: string): string | null | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === '' || typed === 'whole well') return null;
  const [, number] = /^(?:.*\bs(?:ection )?)?(\d+)$/.exec(typed) ?? [];
  return montage.sections_list[Number(number) - 1]?.id;
}

/** `shown` for all fields, those of a section included. */
export const shownIn = (montage: Montage, field: Field, value: Value | undefined): string =>
  field.kind === 'section' ? sectionText(montage, value ?? null) : shown(field, value);
