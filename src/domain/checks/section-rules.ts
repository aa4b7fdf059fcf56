import type { Formation, Section } from '../montage/montage';
import { isKnown } from './known';
import type { RuleFinding, SectionRule } from './rule';
import { turnsUp } from './turns-up';
import { formationName, metres, sectionCell, size } from './words';

/** A section's TD is at or below its last top. An equal depth is legal: the shoe at the top. */
export const lastTopRule: SectionRule = {
  id: 'section-last-top',
  cites: 'Section TD is at or below the section’s last top',
  judge(section, { place }) {
    const deepest = deepestTop(section);
    if (!deepest) return null;
    const tdSsM = section.true_vertical_depth_subsea;
    const cell = sectionCell(section, 'true_vertical_depth_subsea');
    if (!isKnown(tdSsM)) return [{ result: 'missing', cell, text: `Section ${place} has no TD (TVD SS)` }];
    if (tdSsM >= deepest.ssM) return [];
    const top = `${formationName(deepest.formation)} at ${metres(deepest.ssM)}`;
    return [
      {
        result: 'error',
        cell,
        text: `Section ${place} ends at ${metres(tdSsM)}, above its last top, ${top}`,
      },
    ];
  },
};

function deepestTop({ formations_list }: Section): { formation: Formation; ssM: number } | null {
  let deepest: { formation: Formation; ssM: number } | null = null;
  for (const formation of formations_list) {
    const ssM = formation.true_vertical_depth_subsea;
    if (isKnown(ssM) && (!deepest || ssM > deepest.ssM)) deepest = { formation, ssM };
  }
  return deepest;
}

/**
 * A section begins where the one above ends, so it must end deeper. Vertical depths are compared: a well that turns up
 * beyond horizontal ends shallower but further along the hole, which is a warning for the engineer to decide on.
 */
export const deeperRule: SectionRule = {
  id: 'section-contiguous',
  cites: 'Sections follow one another without gap or overlap: each begins at the TD above and ends deeper',
  judge(section, context) {
    const { place, previousTdSsM } = context;
    if (place === 1) return null;
    const tdSsM = section.true_vertical_depth_subsea;
    const cell = sectionCell(section, 'true_vertical_depth_subsea');
    if (!isKnown(tdSsM) || !isKnown(previousTdSsM)) {
      const without = isKnown(tdSsM) ? place - 1 : place;
      const text = `Cannot determine whether section ${place} ends below section ${place - 1}: section ${without} has no TD (TVD SS)`;
      return [{ result: 'missing', cell, text }];
    }
    if (tdSsM > previousTdSsM) return [];
    const text = `Section ${place} ends at ${metres(tdSsM)}, not below the TD of section ${place - 1}, ${metres(previousTdSsM)}`;
    return turnsUp(section, context)
      ? [{ result: 'warning', cell, text: `${text}: correct only if the well turns up` }]
      : [{ result: 'error', cell, text }];
  },
};

/**
 * Each hole is drilled through the string above, so it is smaller. An equal size is a warning only: a hole may be
 * deepened with the same bit if no string was set in between.
 */
export const shrinkRule: SectionRule = {
  id: 'section-diameter',
  cites: 'Hole sections shrink in diameter from the top down',
  judge(section, { place, previousDiameterIn }) {
    const { diameter } = section;
    const cell = sectionCell(section, 'diameter');
    if (!isKnown(diameter)) {
      return [{ result: 'missing', cell, text: `Section ${place} has no hole diameter` }];
    }
    // The section above reports its own missing diameter.
    if (place === 1 || !isKnown(previousDiameterIn) || diameter < previousDiameterIn) return [];
    const finding = (result: RuleFinding['result'], text: string): RuleFinding[] => [{ result, cell, text }];
    return diameter === previousDiameterIn
      ? finding('warning', `Section ${place} has the diameter of section ${place - 1}, ${size(diameter)}`)
      : finding(
          'error',
          `Section ${place} of ${size(diameter)} is wider than section ${place - 1} of ${size(previousDiameterIn)}`,
        );
  },
};
