import type { Formation, Section } from '../montage/montage';
import { isKnown } from './known';
import type { RuleFinding, SectionContext, SectionRule } from './rule';
import { turnsUp } from './turns-up';
import { formationCell, formationName, metres } from './words';

const ssOf = (formation: Formation) => formation.true_vertical_depth_subsea;

/**
 * Tops are in order from shallow to deep. Two at one depth are legal (a group and its first formation), and so is a
 * name that a fault repeats.
 */
export const topsAscendRule: SectionRule = {
  id: 'formation-order',
  cites: 'Tops are in order from shallow to deep; equal depths and repeated names are legal',
  judge(section) {
    const findings: RuleFinding[] = [];
    const lacking: Formation[] = [];
    let above: Formation | null = null;
    for (const formation of section.formations_list) {
      const ssM = ssOf(formation);
      if (!isKnown(ssM)) {
        lacking.push(formation);
        continue;
      }
      const aboveSsM = above ? ssOf(above) : null;
      if (above && isKnown(aboveSsM) && ssM < aboveSsM) {
        findings.push({
          result: 'error',
          cell: formationCell(section, formation, 'true_vertical_depth_subsea'),
          text: `${formationName(formation)} at ${metres(ssM)} is listed below ${formationName(above)} at ${metres(aboveSsM)}`,
        });
      }
      above = formation;
    }
    // A missing TVD SS with a known TVD BDF is reported by `drillFloorRule`, with an offer.
    for (const formation of lacking) {
      if (isKnown(formation.true_vertical_depth_below_drill_floor)) continue;
      if (isKnown(formation.along_hole_depth_below_drill_floor)) continue;
      findings.push({
        result: 'missing',
        cell: formationCell(section, formation, 'true_vertical_depth_subsea'),
        text: `${formationName(formation)} has no depth`,
      });
    }
    return section.formations_list.length === 0 ? null : findings;
  },
};

/** A top is between the TD of the section above and the TD of its own section. */
export const insideSectionRule: SectionRule = {
  id: 'formation-section',
  cites: 'A top is between the TD of the section above and its own section’s TD',
  judge(section, context) {
    const findings: RuleFinding[] = [];
    const tdSsM = section.true_vertical_depth_subsea;
    let judged = 0;
    for (const formation of section.formations_list) {
      const ssM = ssOf(formation);
      if (!isKnown(ssM)) continue;
      judged += 1;
      const sentence = outside(section, formation, ssM, context);
      if (sentence) findings.push(sentence);
    }
    const [first] = section.formations_list;
    if (judged > 0 && first && !isKnown(tdSsM)) {
      findings.push({
        result: 'missing',
        cell: formationCell(section, first, 'true_vertical_depth_subsea'),
        text: `Cannot determine whether the tops are inside section ${context.place}: it has no TD (TVD SS)`,
      });
    }
    return judged === 0 ? null : findings;
  },
};

function outside(
  section: Section,
  formation: Formation,
  ssM: number,
  context: SectionContext,
): RuleFinding | null {
  const { place, previousTdSsM } = context;
  const tdSsM = section.true_vertical_depth_subsea;
  const cell = () => formationCell(section, formation, 'true_vertical_depth_subsea');
  if (isKnown(previousTdSsM) && ssM < previousTdSsM) {
    const text = `${formationName(formation)} at ${metres(ssM)} is above the TD of section ${place - 1}, ${metres(previousTdSsM)}`;
    return turnsUp(formation, context)
      ? { result: 'warning', cell: cell(), text: `${text}: correct only if the well turns up` }
      : { result: 'error', cell: cell(), text };
  }
  if (isKnown(tdSsM) && ssM > tdSsM) {
    const text = `${formationName(formation)} at ${metres(ssM)} is below the TD of section ${place}, ${metres(tdSsM)}`;
    return { result: 'error', cell: cell(), text };
  }
  return null;
}

/** The range is the plus or minus of a top, so it has no sign. */
export const rangeRule: SectionRule = {
  id: 'formation-range',
  cites: 'Range is plus or minus metres about the top',
  judge(section) {
    const findings: RuleFinding[] = [];
    const lacking: Formation[] = [];
    for (const formation of section.formations_list) {
      const { variance } = formation;
      if (!isKnown(variance)) lacking.push(formation);
      else if (variance < 0) {
        findings.push({
          result: 'error',
          cell: formationCell(section, formation, 'variance'),
          text: `${formationName(formation)}: a range of ${metres(variance)} is negative`,
        });
      }
    }
    const [first] = lacking;
    if (first) {
      const others = lacking.length > 1 ? ` and ${lacking.length - 1} more of the section have` : ' has';
      findings.push({
        result: 'missing',
        cell: formationCell(section, first, 'variance'),
        text: `${formationName(first)}${others} no range`,
      });
    }
    return section.formations_list.length === 0 ? null : findings;
  },
};
