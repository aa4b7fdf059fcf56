import type { Montage, Section, StrengthTest } from '../montage/montage';
import { profileOf } from '../pressures/profile';
import { builtTrajectory, drawnTrajectory } from '../trajectory/montage-trajectory';
import { drillFloorOf, offsetsOf, type Offsets } from './drill-floor';
import { isKnown, isWritten } from './known';
import type { SectionContext } from './rule';
import type { CheckSettings } from './settings';

/** What other sections may need of a section's many formations. */
interface Facts {
  readonly offsets: Offsets;
  readonly firstTop: { readonly ssM: number; readonly ahdM: number | null } | null;
}

/** By the section object: an edit replaces only the section that it changes. */
const factsBySection = new WeakMap<Section, Facts>();

function factsOf(section: Section): Facts {
  const known = factsBySection.get(section);
  if (known) return known;
  const first = section.formations_list.find((formation) => isKnown(formation.true_vertical_depth_subsea));
  const ssM = first?.true_vertical_depth_subsea ?? null;
  const facts: Facts = {
    offsets: offsetsOf(section),
    firstTop: isKnown(ssM) ? { ssM, ahdM: first?.along_hole_depth_below_drill_floor ?? null } : null,
  };
  factsBySection.set(section, facts);
  return facts;
}

export const montageDrillFloor = (montage: Montage): number | null =>
  drillFloorOf(montage.sections_list.map((section) => factsOf(section).offsets));

/** One object: contexts are compared by identity. */
const noTests: readonly StrengthTest[] = [];

/** The context of each section, from the first to the last. */
export function contextsOf(
  montage: Montage,
  drillFloorM: number | null,
  settings: CheckSettings,
): SectionContext[] {
  const { sections_list: sections, reservoirs_list: reservoirs } = montage;
  const profile = profileOf(montage.pressure_points_list, drillFloorM);
  const strengthTests = montage.strength_tests_list ?? noTests;
  const drawn = drawnTrajectory(montage);
  const path = drawn && builtTrajectory(drawn);
  const ends = endsOf(sections);
  let shoe: { section: Section; place: number } | null = null;
  return sections.map((_section, index) => {
    const previous = sections[index - 1] ?? null;
    if (previous && isWritten(previous.casing_item?.casing_outer_diameter ?? null)) {
      shoe = { section: previous, place: index };
    }
    return {
      settings,
      place: index + 1,
      drillFloorM,
      previousTdSsM: previous?.true_vertical_depth_subsea ?? null,
      previousTdAhdM: previous?.along_hole_depth_below_drill_floor ?? null,
      previousDiameterIn: previous?.diameter ?? null,
      shoePlace: shoe?.place ?? 0,
      shoeSsM: shoe?.section.true_vertical_depth_subsea ?? null,
      shoeBdfM: shoe?.section.true_vertical_depth_below_drill_floor ?? null,
      shoeAhdM: shoe?.section.along_hole_depth_below_drill_floor ?? null,
      endsAtSsM: ends[index]?.ssM ?? null,
      endsAtAhdM: ends[index]?.ahdM ?? null,
      nextDiameterIn: sections[index + 1]?.diameter ?? null,
      hasNext: index + 1 < sections.length,
      reservoirs,
      profile,
      strengthTests,
      path,
    };
  });
}

/** What ends each section's last formation: the first top of a later section, else the TD of the well. */
function endsOf(sections: readonly Section[]): { ssM: number | null; ahdM: number | null }[] {
  const last = sections.at(-1);
  let end = {
    ssM: last?.true_vertical_depth_subsea ?? null,
    ahdM: last?.along_hole_depth_below_drill_floor ?? null,
  };
  const ends: (typeof end)[] = [];
  for (let index = sections.length - 1; index >= 0; index -= 1) {
    ends[index] = end;
    const section = sections[index];
    end = (section && factsOf(section).firstTop) ?? end;
  }
  return ends;
}
