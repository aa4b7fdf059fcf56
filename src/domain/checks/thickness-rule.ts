import type { Formation, Section } from '../montage/montage';
import { thicknessBetween } from '../formations';
import { isKnown } from './known';
import type { RuleFinding, SectionContext, SectionRule } from './rule';
import { formationCell, formationName, metres, offer } from './words';

/** Two tops and a thickness, each rounded to a tenth of a metre, deviate by half a tenth each. */
export const sameThicknessM = 0.15 + 1e-6;

interface Bound {
  readonly ssM: number;
  readonly ahdM: number | null;
}

/** What ends each formation: the next top with a depth, else what ends the section's last formation. */
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
 * Thickness is true vertical, from a top to the next, which may be in the next section; the well's last formation ends
 * at the well's TD. Zero is legal (a group and its first formation). The usual mistake is the length along the hole: in
 * F-12, Ty to Shetland is 135.08 m true vertical and 150.83 m along the hole.
 */
export const thicknessRule: SectionRule = {
  id: 'formation-thickness',
  cites: 'Thickness = next top − this top, true vertical; never negative',
  judge(section, context) {
    const ends = bounds(section.formations_list, context);
    const findings: RuleFinding[] = [];
    section.formations_list.forEach((formation, index) => {
      const sentence = judgeOne(section, formation, ends[index] ?? null);
      if (sentence) findings.push(sentence);
    });
    return section.formations_list.length === 0 ? null : findings;
  },
};

function judgeOne(section: Section, formation: Formation, end: Bound | null): RuleFinding | null {
  const { thickness } = formation;
  const ssM = formation.true_vertical_depth_subsea;
  const known = isKnown(ssM) && end !== null;
  const derived = thicknessBetween(known ? ssM : null, known ? end.ssM : null);
  // Between tops in the wrong order there is no thickness to offer: the order must be corrected first.
  const derivedM = derived.kind === 'thickness' ? derived.thicknessM : null;
  const offered = derivedM === null ? {} : { offer: offer(derivedM, 2, 'length') };
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
