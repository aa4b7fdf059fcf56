import type { Formation, Section } from '../montage/montage';
import { thicknessBetween } from '../formations';
import { isKnown } from './known';
import type { Said, SectionContext, SectionRule } from './rule';
import { formationCell, formationName, metres, offer } from './words';

/** Two tops and a thickness, each written to a tenth of a metre, differ by half a tenth each. */
const sameThicknessM = 0.15 + 1e-6;

interface Bound {
  readonly ssM: number;
  readonly ahdM: number | null;
}

/** What ends each formation: the next top of known depth, else what ends the section's last. From the last to the first. */
function bounds(formations: readonly Formation[], context: SectionContext): (Bound | null)[] {
  const ends: (Bound | null)[] = [];
  let below = isKnown(context.endsAtSsM) ? { ssM: context.endsAtSsM, ahdM: context.endsAtAhdM } : null;
  for (let index = formations.length - 1; index >= 0; index -= 1) {
    const formation = formations[index];
    ends[index] = below;
    const ssM = formation?.true_vertical_depth_subsea ?? null;
    if (isKnown(ssM)) below = { ssM, ahdM: formation?.along_hole_depth_below_drill_floor ?? null };
  }
  return ends;
}

/**
 * Thickness is true vertical, from a top to the next, which may be in the next section; the well's last formation ends where
 * the well does. Zero is legal (a group and its first formation). F-12: Ty to Shetland is 135.08 m, and 150.83 m along the
 * hole, which is the figure that is taken for it most often.
 */
export const thicknessRule: SectionRule = {
  id: 'formation-thickness',
  cites: 'Thickness = next top − this top, true vertical; never negative',
  judge(section, context) {
    const ends = bounds(section.formations_list, context);
    const said: Said[] = [];
    section.formations_list.forEach((formation, index) => {
      const sentence = judgeOne(section, formation, ends[index] ?? null);
      if (sentence) said.push(sentence);
    });
    return section.formations_list.length === 0 ? null : said;
  },
};

function judgeOne(section: Section, formation: Formation, end: Bound | null): Said | null {
  const { thickness } = formation;
  const ssM = formation.true_vertical_depth_subsea;
  const known = isKnown(ssM) && end !== null;
  const derived = thicknessBetween(known ? ssM : null, known ? end.ssM : null);
  // Between tops out of order there is no thickness to offer: the order is what is to be mended.
  const derivedM = derived.kind === 'thickness' ? derived.thicknessM : null;
  const offered = derivedM === null ? {} : { offer: offer(derivedM, 2) };
  const at = () => ({ cell: formationCell(section, formation, 'thickness'), ...offered });
  const name = () => formationName(formation);

  if (!isKnown(thickness)) return { result: 'missing', ...at(), text: `${name()} has no thickness` };
  if (thickness < 0) {
    return { result: 'error', ...at(), text: `${name()}: a thickness of ${metres(thickness)} is negative` };
  }
  if (derivedM === null) {
    if (derived.kind === 'negative') return null;
    const lack = isKnown(ssM) ? 'nothing below it has a depth' : 'its top has no depth';
    return { result: 'missing', ...at(), text: `${name()}: no thickness to compare with, ${lack}` };
  }
  if (Math.abs(thickness - derivedM) <= sameThicknessM) return null;
  const along = lengthAlongHole(formation, end);
  const instead =
    along !== null && Math.abs(thickness - along) <= sameThicknessM
      ? `is along the hole; true vertical it is ${metres(derivedM)}`
      : `is not the ${metres(derivedM)} to the next top`;
  return { result: 'warning', ...at(), text: `${name()}: thickness ${metres(thickness)} ${instead}` };
}

function lengthAlongHole(formation: Formation, end: Bound | null): number | null {
  const topM = formation.along_hole_depth_below_drill_floor;
  return isKnown(topM) && end !== null && isKnown(end.ahdM) ? end.ahdM - topM : null;
}
