import { sameSize } from '../casing-strings';
import { known } from '../depth-frame';
import type { HoleSectionFact, Sourced, WellFacts } from '../facts';

/** A fact that speaks of a hole section by its size, in. */
type OfAHole = Sourced & { holeDiameterIn: number | null };

/**
 * The hole sections that mud, cement, logging and pressure tests name, where no document states the sections themselves and none has
 * casing: without them a mud programme alone would have no place to go. They have no end, and the largest comes first.
 */
export function sectionsNamed({ muds, slurries, loggingRuns, pressureTests }: WellFacts): HoleSectionFact[] {
  const named: HoleSectionFact[] = [];
  const facts: readonly OfAHole[] = [...muds, ...slurries, ...loggingRuns, ...pressureTests];
  for (const { holeDiameterIn, source, origins } of facts) {
    const diameterIn = known(holeDiameterIn);
    if (diameterIn === null || named.some((one) => sameSize(one.diameterIn, diameterIn))) continue;
    const origin = origins?.['holeDiameterIn'];
    named.push({
      diameterIn,
      description: null,
      tdAhdM: null,
      tdTvdBdfM: null,
      tdTvdSsM: null,
      source,
      ...(origin && { origins: { diameterIn: origin } }),
    });
  }
  return named.toSorted((a, b) => b.diameterIn - a.diameterIn);
}
