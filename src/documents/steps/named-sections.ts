import { sameSize } from '../casing-strings';
import { known } from '../depth-frame';
import type { HoleSectionFact, Sourced, WellFacts } from '../facts';

/** A fact that names its hole section by its size, in. */
type OfAHole = Sourced & { holeDiameterIn: number | null };

/**
 * The hole sections of mud, cement, logging and pressure tests, if no document states sections and none has casing. Without
 * them a mud programme alone could not be placed. They have no end, and are in order of size, the largest first.
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
