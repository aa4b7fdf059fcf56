import type { PlannedSection } from '../state';

/** Whether the first string of the section is a liner rather than a casing. */
export function isLiner({ strings }: Pick<PlannedSection, 'strings'>): boolean {
  return strings[0]?.kind === 'liner';
}
