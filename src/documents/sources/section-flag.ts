import { formatInches } from '@/domain/inches';

import { groupStrings, outerDiameterOf, sameSize, shoeOf, stringName } from '../casing-strings';
import type { CasingString } from '../casing-strings';
import { known } from '../depth-frame';
import { isDriven } from '../section-matching';
import { formationsBySection } from '../formations-by-section';
import type { GenerationState, PlacedTop, PlannedSection } from '../state';

/** How far, at most, a section continues below its shoe if a document gives only the shoe, m. */
const BELOW_SHOE_M = 15;

/** Below the ground or the sea bed, conductors are driven to about this depth at most, m. */
const DRIVEN_TO_M = 150;

/**
 * The least size of a hole as a share of the hole above it. The widest usual step is from 36 to 17 1/2 in, below a conductor; a
 * wider one leaves room for a string between them.
 */
const LEAST_STEP = 0.4;

/** Why a formation may belong to another section than the one it is in; null if nothing suggests it. */
export function sectionFlag(top: PlacedTop, planned: PlannedSection, state: GenerationState): string | null {
  const { sections } = state;
  const at = sections.indexOf(planned);
  const endsAreKnown = sections.length > 1 || planned.facts.section !== null;
  if (endsAreKnown && formationsBySection([top], sections).below.length > 0) {
    return 'Below the end of the last section that is known, so that its section is not sure.';
  }
  if (sections.length === 1 && planned.facts.section === null && planned.strings.length > 0)
    return 'Only one section is known, and only from its string: this may be in another.';
  const left = sizesLeftOut(state).find(
    (size) =>
      size > (planned.diameterIn ?? Infinity) &&
      size < (at === 0 ? Infinity : (sections[at - 1]?.diameterIn ?? -Infinity)),
  );
  if (left !== undefined) {
    return `The documents speak of a hole of ${formatInches(left)} in and do not say where it ends: this may be in it.`;
  }
  const above = at === 0 ? null : (sections[at - 1] ?? null);
  const homeless = stringsLeftOut(state).find((string) => {
    const outerIn = outerDiameterOf(string) ?? 0;
    const shoeM = shoeOf(string).ahdBdfM;
    // Below its shoe nothing is in its hole.
    if (shoeM === null && isDriven(string) && depthBelowFirst(top, state) > DRIVEN_TO_M) return false;
    if (shoeM !== null && top.ahdBdfM !== null && top.ahdBdfM > shoeM + BELOW_SHOE_M) return false;
    // A hole without its string may be that of this string.
    if (above?.strings.length === 0 && above.diameterIn !== null && outerIn > above.diameterIn / 2)
      return false;
    return outerIn >= (planned.diameterIn ?? Infinity) && outerIn < (above?.diameterIn ?? Infinity);
  });
  if (homeless !== undefined)
    return `No section holds the ${stringName(homeless)} of the documents: this may be in its hole.`;
  if (above?.diameterIn && (planned.diameterIn ?? Infinity) < above.diameterIn * LEAST_STEP)
    return `A hole of ${formatInches(planned.diameterIn ?? 0)} in below one of ${formatInches(above.diameterIn)} in leaves room for a section that is not known: this may be in it.`;
  const assumed = [planned, sections[at - 1]].some(
    (one) => one?.facts.section?.origins?.['tdAhdM']?.certainty === 'assumed',
  );
  if (assumed) return 'The end of its section, or of the one above, is assumed: it may be in another.';
  const shoeM = above === null || above.facts.section !== null ? null : above.end.ahdBdfM;
  return shoeM !== null && top.ahdBdfM !== null && top.ahdBdfM - shoeM < BELOW_SHOE_M
    ? 'Close below a shoe that is taken for the end of the section above: it may be in that section.'
    : null;
}

/** Hole sizes (in) that appear in facts but in no section. */
function sizesLeftOut({ facts, sections }: GenerationState): number[] {
  const { casings, muds, slurries, loggingRuns, pressureTests } = facts;
  return [...casings, ...muds, ...slurries, ...loggingRuns, ...pressureTests].flatMap(
    ({ holeDiameterIn }) => {
      const size = known(holeDiameterIn);
      return size === null || sections.some(({ diameterIn }) => sameSize(diameterIn, size)) ? [] : [size];
    },
  );
}

/** How far below the shallowest formation a top is, m. */
function depthBelowFirst({ ahdBdfM }: PlacedTop, { tops }: GenerationState): number {
  const depths = tops.flatMap((top) => top.ahdBdfM ?? []);
  return ahdBdfM === null || depths.length === 0 ? 0 : ahdBdfM - Math.min(...depths);
}

/** Strings that are set in no section; a tie-back and a liner need none of their own. */
function stringsLeftOut({ facts, sections }: GenerationState): CasingString[] {
  const placed = sections.flatMap(({ strings }) => strings).flatMap(outerDiameterOf);
  return groupStrings(facts.casings).filter(
    (string) =>
      (string.kind === 'casing' || isDriven(string)) &&
      !placed.some((outerIn) => sameSize(outerIn, outerDiameterOf(string))),
  );
}
