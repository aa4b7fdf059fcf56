import type { SlurryFact } from '../../facts';
import { withAssumption } from '../facts/assumed-origins';

const NOTE = 'lighter than the tail of its job and pumped before it, so read as the lead slurry';

const jobOf = ({ holeDiameterIn, casingOuterDiameterIn, section }: SlurryFact): string =>
  [holeDiameterIn, casingOuterDiameterIn, section?.words].join('|');

/**
 * A job with two tail slurries: `Principal` is a tail next to a filling slurry, and a lead next to `Cola`. The first is the lead if
 * it is the lighter one.
 */
export function withLeadOfTwoTails(slurries: readonly SlurryFact[]): SlurryFact[] {
  return slurries.map((slurry, at) => {
    const job = slurries.filter((other) => jobOf(other) === jobOf(slurry));
    const next = slurries[at + 1];
    const isFirstOfTwo = job.length === 2 && job[1] === next && job.every(({ role }) => role === 'tail');
    const [light, heavy] = [slurry.gradientKpaPerM, next?.gradientKpaPerM ?? null];
    if (!isFirstOfTwo || light === null || heavy === null || light >= heavy) return slurry;
    return {
      ...slurry,
      role: 'lead',
      ...(slurry.origins ? { origins: withAssumption(slurry.origins, NOTE) } : {}),
    };
  });
}
