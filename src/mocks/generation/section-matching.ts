import { sameSize, shoeOf } from './casing-strings';
import type { CasingString } from './casing-strings';
import type { PlannedSection } from './state';

/** Sections may be matched before their depths are resolved, by the depths as given: one document counts them one way. */
type Matchable = Pick<PlannedSection, 'diameterIn' | 'given' | 'strings' | 'tieBacks'>;

/** A shoe stands a little off the bottom, and both are rounded. */
const SHOE_TOLERANCE_M = 0.5;

/** The index of every section drilled with a hole size, in; more than one where a document records a size twice. */
export function sectionsOfHole(sections: readonly Matchable[], holeDiameterIn: number | null): number[] {
  return indexesWhere(sections, (section) => sameSize(section.diameterIn, holeDiameterIn));
}

/**
 * The section in which a string is set, or null where its table does not tell.
 *
 * By hole size; where several sections have that size, or the table gives none, by the section whose interval holds the
 * shoe. Sections are in order from the top.
 */
export function sectionOfString(sections: readonly Matchable[], string: CasingString): number | null {
  const sameHole = sectionsOfHole(sections, string.holeDiameterIn);
  if (sameHole.length === 1) return sameHole[0] ?? null;
  const shoeM = shoeOf(string).ahdBdfM;
  const holding = shoeM === null ? null : sectionHolding(sections, shoeM);
  if (sameHole.length === 0) return holding;
  if (holding !== null && sameHole.includes(holding)) return holding;
  const free = sameHole.find((index) => sections[index]?.strings.length === 0);
  return free ?? sameHole[0] ?? null;
}

function sectionHolding(sections: readonly Matchable[], ahdM: number): number | null {
  const index = sections.findIndex(
    ({ given }) => given.ahdBdfM !== null && ahdM <= given.ahdBdfM + SHOE_TOLERANCE_M,
  );
  return index < 0 ? null : index;
}

/** The sections that a fact speaks of by hole size; a fact without one speaks of the only section, if there is only one. */
export function sectionsMeant(sections: readonly Matchable[], holeDiameterIn: number | null): number[] {
  if (holeDiameterIn === null) return sections.length === 1 ? [0] : [];
  return sectionsOfHole(sections, holeDiameterIn);
}

export function indexesWhere<T>(list: readonly T[], holds: (entry: T) => boolean): number[] {
  return list.flatMap((entry, index) => (holds(entry) ? [index] : []));
}

/**
 * Facts by the section they belong to, and those that belong to none.
 *
 * Where a document gives as many facts of a hole size as there are sections of it, they are meant in order; one fact
 * of a size that occurs twice is meant for both.
 */
export function factsBySection<F extends { holeDiameterIn: number | null }>(
  sections: readonly Matchable[],
  facts: readonly F[],
): { bySection: F[][]; unplaced: F[] } {
  const bySection: F[][] = sections.map(() => []);
  const unplaced: F[] = [];
  for (const fact of facts) {
    const meant = sectionsMeant(sections, fact.holeDiameterIn);
    const siblings = facts.filter((other) => sameSize(other.holeDiameterIn, fact.holeDiameterIn));
    const inOrder = meant.length > 1 && siblings.length === meant.length;
    const targets = inOrder ? [meant[siblings.indexOf(fact)] ?? -1] : meant;
    if (targets.length === 0) unplaced.push(fact);
    for (const index of targets) bySection[index]?.push(fact);
  }
  return { bySection, unplaced };
}
