import type { Formation, Section } from '../montage/montage';
import { isKnown } from './known';
import type { Said, SectionRule } from './rule';
import { turnsUp } from './turns-up';
import { formationName, metres, sectionCell, size } from './words';

/** A section is drilled to below the last top that it is said to reach; at its depth is legal (the shoe in the very top). */
export const lastTopRule: SectionRule = {
  id: 'section-last-top',
  cites: 'Section TD lies at or below the section’s last top',
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
 * A section begins where the one above ends, so it must end deeper. It is compared by vertical depth: a well that turns up
 * beyond the horizontal ends shallower and further along the hole, which is said and left to the engineer.
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
      const text = `Whether section ${place} ends below section ${place - 1} cannot be told: section ${without} has no TD (TVD SS)`;
      return [{ result: 'missing', cell, text }];
    }
    if (tdSsM > previousTdSsM) return [];
    const text = `Section ${place} ends at ${metres(tdSsM)}, not below the TD of section ${place - 1}, ${metres(previousTdSsM)}`;
    return turnsUp(section, context)
      ? [{ result: 'warning', cell, text: `${text}: right only where the well turns up` }]
      : [{ result: 'error', cell, text }];
  },
};

/**
 * Each hole is drilled through the string above it, so it is smaller. The same size is a warning and no error: a hole may be
 * deepened with the same bit where no string was set between.
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
    // That the section above has none is said there.
    if (place === 1 || !isKnown(previousDiameterIn) || diameter < previousDiameterIn) return [];
    const said = (result: Said['result'], text: string): Said[] => [{ result, cell, text }];
    return diameter === previousDiameterIn
      ? said('warning', `Section ${place} has the diameter of section ${place - 1}, ${size(diameter)}`)
      : said(
          'error',
          `Section ${place} of ${size(diameter)} is wider than section ${place - 1} of ${size(previousDiameterIn)}`,
        );
  },
};
