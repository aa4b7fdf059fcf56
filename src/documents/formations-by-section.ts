import type { Depths } from '@/domain/depths';
import type { PlacedTop, PlannedSection } from './state';

/** Computed depths of one point differ in their last bits; a top at the end of a section starts the next. */
const AT_THE_END_M = 1e-4;

export interface FormationsBySection {
  bySection: PlacedTop[][];
  /** Below the end of the last section, or without a comparable end; they are in the last section. */
  below: PlacedTop[];
}

/**
 * Assigns tops to the sections that contain their depths; both are in order from the top.
 *
 * Along-hole depth decides if both have it, because a hole that turns upwards passes one vertical depth in several
 * sections; otherwise vertical depth decides.
 */
export function formationsBySection(
  tops: readonly PlacedTop[],
  sections: readonly PlannedSection[],
): FormationsBySection {
  const bySection: PlacedTop[][] = sections.map(() => []);
  const below: PlacedTop[] = [];
  for (const top of tops) {
    const index = sections.findIndex(({ end }) => isAbove(top, end));
    if (index < 0) below.push(top);
    bySection.at(index)?.push(top);
  }
  return { bySection, below };
}

function isAbove(top: Depths, end: Depths): boolean {
  for (const key of ['ahdBdfM', 'tvdSsM', 'tvdBdfM'] as const) {
    const topM = top[key];
    const endM = end[key];
    if (topM !== null && endM !== null) return topM < endM - AT_THE_END_M;
  }
  return false;
}
