import type { PlannedSection } from '../state';

/** Whether a liner, rather than a casing, is set in the section: its first string decides. */
export function isLiner({ strings }: Pick<PlannedSection, 'strings'>): boolean {
  return strings[0]?.kind === 'liner';
}
