import type { CasingItem, Section } from '../montage/montage';
import { apiDriftIn, casingClearance, passesDrift } from '../casing';
import { parseInches } from '../inches';
import { isKnown, isWritten } from './known';
import type { RuleFinding, SectionRule } from './rule';
import { inches, itemCell, size } from './words';

/** The outer diameter (in) of a section's string; null if it is missing or not a size. */
export function outerDiameterOf(section: Section): number | null {
  const text = section.casing_item?.casing_outer_diameter ?? null;
  return text === null ? null : parseInches(text);
}

/** The word for the string in a message. */
export const stringName = (section: Section): string => (section.liner ? 'liner' : 'casing');

/**
 * A string must enter the hole, and needs a clearance on the diameter to be run and cemented well. Real
 * records break this: Volve's F-12 has a 14 in casing in a 12 1/4 in hole.
 */
export const clearanceRule: SectionRule = {
  id: 'casing-clearance',
  cites: 'Casing OD is smaller than the hole; the minimum clearance is a setting',
  judge(section, { place, settings }) {
    const cell = itemCell('casing', section, 'casing_outer_diameter');
    const missing = (text: string): RuleFinding[] => [{ result: 'missing', cell, text }];
    const written = section.casing_item?.casing_outer_diameter ?? null;
    if (!isWritten(written)) return missing(`No ${stringName(section)} size for section ${place}`);
    const outerIn = parseInches(written);
    if (outerIn === null)
      return missing(`The ${stringName(section)} size of section ${place} is not understood`);
    const holeIn = section.diameter;
    if (!isKnown(holeIn))
      return missing(`Section ${place} has no hole diameter to compare with ${size(outerIn)}`);
    const { clearanceIn, verdict } = casingClearance(holeIn, outerIn, settings.minClearanceIn);
    if (verdict === 'fine') return [];
    const string = `${size(outerIn)} ${stringName(section)}`;
    if (verdict === 'none') {
      return [{ result: 'error', cell, text: `${string} does not go into the ${size(holeIn)} hole` }];
    }
    const limit = { setting: 'minClearanceIn', text: inches(settings.minClearanceIn) } as const;
    const text = `${string} leaves only ${inches(clearanceIn)} in the ${size(holeIn)} hole; the minimum is ${limit.text}`;
    return [{ result: 'warning', cell, text, limit }];
  },
};

/** The drift (in) that a bit must pass: the given one, else the API drift of the pipe. */
function driftIn(casing: CasingItem | null, outerIn: number | null): { in: number; derived: boolean } | null {
  const given = casing?.casing_drift ?? null;
  if (isKnown(given)) return { in: given, derived: false };
  const innerIn = casing?.casing_inner_diameter ?? null;
  return isKnown(innerIn) && isKnown(outerIn) ? { in: apiDriftIn(outerIn, innerIn), derived: true } : null;
}

/**
 * The bit for the next hole passes this string, and drift is the size that is guaranteed to pass. The finding is at the
 * string and not at the hole, because a different weight of pipe is the usual fix.
 */
export const nextHoleRule: SectionRule = {
  id: 'casing-next-hole',
  cites: 'The next hole is no larger than the drift of the string above it (API 5CT)',
  judge(section, { nextDiameterIn, hasNext, place }) {
    const outerIn = outerDiameterOf(section);
    if (!hasNext || outerIn === null) return null;
    const cell = itemCell('casing', section, 'casing_drift');
    // The section of a hole without a diameter reports that itself.
    if (!isKnown(nextDiameterIn)) return null;
    const drift = driftIn(section.casing_item, outerIn);
    if (!drift) {
      const text = `Cannot determine without a drift whether the ${size(nextDiameterIn)} hole of section ${place + 1} can be drilled through it`;
      return [{ result: 'missing', cell, text }];
    }
    if (passesDrift(nextDiameterIn, drift.in)) return [];
    const which = drift.derived ? 'API drift' : 'drift';
    const text = `${size(outerIn)} ${which} ${inches(drift.in)} is smaller than the next ${size(nextDiameterIn)} hole`;
    return [{ result: 'error', cell, text }];
  },
};
