import { outerDiameterOf, sameSize, shoeOf } from './casing-strings';
import type { CasingString } from './casing-strings';
import type { SectionName } from './facts';
import { sameSectionName } from './section-names';
import type { PlannedSection } from './state';

/** Sections may be matched before their depths are resolved, by the given depths, because one document uses one reference. */
type Matchable = Pick<PlannedSection, 'diameterIn' | 'given' | 'strings' | 'tieBacks' | 'description'>;

/** How a fact identifies its section. */
export interface OfASection {
  holeDiameterIn: number | null;
  section?: SectionName;
}

/** A shoe is slightly above the bottom, and both depths are rounded. */
const SHOE_TOLERANCE_M = 0.5;

/** The index of every section drilled with a hole size, in; several if a document records a size twice. */
export function sectionsOfHole(sections: readonly Matchable[], holeDiameterIn: number | null): number[] {
  return indexesWhere(sections, (section) => sameSize(section.diameterIn, holeDiameterIn));
}

/** A string that was driven is only in a section of the hole size that its table gives. */
export const isDriven = ({ joints }: CasingString): boolean => joints.some(({ driven }) => driven === true);

/**
 * The section in which a string is set, or null if its table does not show it.
 *
 * By hole size; if several sections have that size, or the table gives none, by the section that contains the
 * shoe, if the string fits it. Sections are in order from the top.
 */
export function sectionOfString(sections: readonly Matchable[], string: CasingString): number | null {
  const sameHole = sectionsOfHole(sections, string.holeDiameterIn);
  if (sameHole.length === 1) return sameHole[0] ?? null;
  const shoeM = shoeOf(string).ahdBdfM;
  const holding = shoeM === null ? null : sectionHolding(sections, shoeM);
  if (sameHole.length === 0)
    return holding === null || isDriven(string) || !fits(string, sections[holding]) ? null : holding;
  if (holding !== null && sameHole.includes(holding)) return holding;
  const free = sameHole.find((index) => sections[index]?.strings.length === 0);
  return free ?? sameHole[0] ?? null;
}

function fits(string: CasingString, section: Matchable | undefined): boolean {
  const [outerIn, holeIn] = [outerDiameterOf(string), section?.diameterIn ?? null];
  return outerIn === null || holeIn === null || outerIn < holeIn;
}

function sectionHolding(sections: readonly Matchable[], ahdM: number): number | null {
  const index = sections.findIndex(
    ({ given }) => given.ahdBdfM !== null && ahdM <= given.ahdBdfM + SHOE_TOLERANCE_M,
  );
  return index < 0 ? null : index;
}

/** How far the end of a section may differ between two documents, m and as a share of its depth. */
const SAME_END = { m: 3, share: 0.005 };

/**
 * The sections that a fact belongs to: by hole size, else by the string that is set there, by the name of either, or by the depth
 * of the section's end. A fact without any of these belongs to the only section, if there is only one.
 */
export function sectionsMeant(
  sections: readonly Matchable[],
  { holeDiameterIn, section: name }: OfASection,
): number[] {
  if (holeDiameterIn !== null) return sectionsOfHole(sections, holeDiameterIn);
  if (!name) return sections.length === 1 ? [0] : [];
  const byString = indexesWhere(sections, ({ strings }) =>
    strings.some((string) => sameSize(outerDiameterOf(string), name.casingIn)),
  );
  if (byString.length === 1) return byString;
  const byWords = indexesWhere(sections, ({ description, strings }) =>
    [description, ...strings.map((string) => string.joints[0].category)].some(
      (called) => called !== null && name.words !== null && sameSectionName(called, name.words),
    ),
  );
  if (byWords.length === 1) return byWords;
  const { endAhdM } = name;
  const byEnd = indexesWhere(
    sections,
    ({ given }) =>
      endAhdM !== null &&
      given.ahdBdfM !== null &&
      Math.abs(given.ahdBdfM - endAhdM) <= Math.max(SAME_END.m, endAhdM * SAME_END.share),
  );
  return byEnd.length === 1 ? byEnd : [];
}

export function indexesWhere<T>(list: readonly T[], holds: (entry: T) => boolean): number[] {
  return list.flatMap((entry, index) => (holds(entry) ? [index] : []));
}

/**
 * Groups facts by section, and lists those without one.
 *
 * If a document gives as many facts of a hole size as there are sections of it, they are assigned in order; a single fact
 * of a size that occurs twice applies to both.
 */
export function factsBySection<F extends OfASection>(
  sections: readonly Matchable[],
  facts: readonly F[],
): { bySection: F[][]; unplaced: F[] } {
  const bySection: F[][] = sections.map(() => []);
  const unplaced: F[] = [];
  for (const fact of facts) {
    const meant = sectionsMeant(sections, fact);
    const siblings = facts.filter((other) => sameSize(other.holeDiameterIn, fact.holeDiameterIn));
    const inOrder = meant.length > 1 && siblings.length === meant.length;
    const targets = inOrder ? [meant[siblings.indexOf(fact)] ?? -1] : meant;
    if (targets.length === 0) unplaced.push(fact);
    for (const index of targets) bySection[index]?.push(fact);
  }
  return { bySection, unplaced };
}
