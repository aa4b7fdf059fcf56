import type { Montage } from '@/domain/montage/montage';
import { sectionTitle } from '@/domain/montage/titles';
import type { Drag } from './drag-store';

/** Lifts the formation from its place. Null if there is no such formation. */
export function lift(montage: Montage, section: string, id: string): Drag | null {
  const formations = montage.sections_list.find((one) => one.id === section)?.formations_list ?? [];
  const index = formations.findIndex((one) => one.id === id);
  const formation = formations[index];
  return formation
    ? {
        id,
        name: formation.formation_name || 'The formation',
        fromSection: section,
        target: { section, index },
      }
    : null;
}

type Step = 'up' | 'down' | 'section-up' | 'section-down';

/** The next place in a direction, across sections; the same at either end of the well. */
export function shifted(montage: Montage, drag: Drag, step: Step): Drag {
  const { target } = drag;
  if (!target) return drag;
  const sections = montage.sections_list;
  const at = sections.findIndex(({ id }) => id === target.section);
  const count = sections[at]?.formations_list.length ?? 0;
  const to = (section: number, index: 'first' | 'last'): Drag => {
    const found = sections[section];
    if (!found) return drag;
    return {
      ...drag,
      target: { section: found.id, index: index === 'first' ? 0 : found.formations_list.length },
    };
  };
  switch (step) {
    case 'section-up':
      return to(at - 1, 'last');
    case 'section-down':
      return to(at + 1, 'first');
    case 'up':
      return target.index > 0
        ? { ...drag, target: { ...target, index: target.index - 1 } }
        : to(at - 1, 'last');
    case 'down':
      return target.index < count
        ? { ...drag, target: { ...target, index: target.index + 1 } }
        : to(at + 1, 'first');
  }
}

/** The drop target as text. */
export function placeInWords(montage: Montage, { id, target, name }: Drag): string {
  const at = montage.sections_list.findIndex((one) => one.id === target?.section);
  const section = montage.sections_list[at];
  if (!section || !target) return '';
  const formations = section.formations_list;
  const next = formations[target.index];
  // Before itself or its successor, it stays where it is.
  const stays = next?.id === id || formations[target.index - 1]?.id === id;
  const where = stays ? 'where it lies' : next ? `before ${next.formation_name}` : 'at the end';
  return `${name}: ${where}, ${sectionTitle(section.diameter, at + 1)}.`;
}
