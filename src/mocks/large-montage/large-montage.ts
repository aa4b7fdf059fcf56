import type { Formation, Montage, PlanSummary, Reservoir, Section } from '@/api/generated/model';
import { formatInches } from '@/domain/inches';
import { noKick } from '@/domain/montage/kick-fields';
import { cementOf, loggingOf, mudOf, pressureTestsOf, type SectionDepths } from './programmes';
import { stringsFor, type HoleString } from './strings';

export interface LargeMontageSize {
  sections: number;
  formationsPerSection: number;
  /** The id of the montage, and the prefix of every id in it. */
  id?: string;
}

const drillFloorM = 33.5;
const seaBedSsM = 41;
const kickOffM = 600;
const inclination = Math.PI / 6;
const wellM = 6_000;
/** Any two tops differ after rounding, however many there are. */
const leastThicknessM = 0.1;
const reservoirGradientKpaPerM = 10.9;

const hundredths = (value: number): number => Math.round(value * 100) / 100;

const units = [
  'North Sea Marine Sand',
  'Breda Clay',
  'Rupel Clay',
  'Dongen Tuffite',
  'Ommelanden Chalk',
  'Texel Marl',
  'Holland Claystone',
  'Vlieland Sandstone',
  'Altena Shale',
  'Muschelkalk',
  'Röt Evaporite',
  'Zechstein Salt',
  'Slochteren Sandstone',
] as const;

const nameOf = (index: number): string => `${units[index % units.length]!} ${index + 1}`;

/** The tops (TVD SS, m) from the sea bed down, and the depth of the well below the last; with thin and thick beds. */
function topsOf(count: number): { tops: number[]; endM: number } {
  const spare = Math.max(wellM - seaBedSsM - count * leastThicknessM, count * leastThicknessM);
  const weight = (index: number): number => 1 + Math.sin(index * 1.7) * 0.6 + Math.sin(index * 0.31) * 0.3;
  const total = Array.from({ length: count }, (_, index) => weight(index)).reduce((sum, one) => sum + one, 0);
  const tops: number[] = [];
  let atM = seaBedSsM;
  for (let index = 0; index < count; index += 1) {
    tops.push(hundredths(atM));
    atM += leastThicknessM + (spare * weight(index)) / total;
  }
  return { tops, endM: hundredths(atM) };
}

/** Vertical to the kick-off, then held at 30 degrees. */
function depths(tvdSsM: number) {
  const tvdBdfM = tvdSsM + drillFloorM;
  const alongHoleM = tvdBdfM <= kickOffM ? tvdBdfM : kickOffM + (tvdBdfM - kickOffM) / Math.cos(inclination);
  return {
    true_vertical_depth_subsea: hundredths(tvdSsM),
    true_vertical_depth_below_drill_floor: hundredths(tvdBdfM),
    along_hole_depth_below_drill_floor: hundredths(alongHoleM),
  };
}

function sectionOf(
  string: HoleString,
  where: SectionDepths,
  tdSsM: number,
  formations: Formation[],
): Section {
  const [casing_grade, casing_thread_type] = string.gradeAndThread;
  return {
    id: where.sectionId,
    diameter: string.holeIn,
    description: `Hole section ${where.number}`,
    liner: string.liner,
    ...depths(tdSsM),
    formations_list: formations,
    casing_item: {
      id: `${where.sectionId}-casing`,
      casing_outer_diameter: string.outerDiameter,
      casing_inner_diameter: string.innerDiameterIn,
      casing_mass: string.massKgPerM,
      casing_grade,
      casing_thread_type,
      casing_volume_per_meter: string.volumeM3PerM,
      casing_drift: string.driftIn,
      notes: `Shoe ${where.number} in competent rock`,
    },
    cement_item: cementOf(where),
    mud_item: mudOf(where),
    logging_item: loggingOf(where),
    pressure_test_item: pressureTestsOf(where),
    ...noKick,
    drill_string_list: [],
  };
}

const reservoirOf = (id: string, formation: Formation, baseSsM: number, index: number): Reservoir => {
  const topSsM = formation.true_vertical_depth_subsea!;
  const pressure = (tvdSsM: number) => Math.round(reservoirGradientKpaPerM * (tvdSsM + drillFloorM));
  return {
    id: `${id}-r${index + 1}`,
    formation_name: formation.formation_name,
    gradient: reservoirGradientKpaPerM,
    pressure_lower_bound: pressure(topSsM),
    pressure_upper_bound: pressure(baseSsM),
    true_vertical_depth_subsea_lower_bound: topSsM,
    true_vertical_depth_subsea_upper_bound: baseSsM,
  };
};

const planStepOf = (id: string, { holeIn, liner }: HoleString, index: number): PlanSummary => ({
  id: `${id}-p${index + 1}`,
  rank: index + 1,
  title: `Drill the ${formatInches(holeIn)} in hole of section ${index + 1} and set its ${liner ? 'liner' : 'casing'}`,
  description: index % 2 === 0 ? 'Condition the hole before pulling out' : null,
  depth_from: null,
  depth_to: null,
  duration_low: null,
  duration_likely: null,
  duration_high: null,
  day_rate: null,
  fixed_cost: null,
});

/**
 * A well larger than any real one, for the bench, stories and tests: the same size gives the same montage. Every field has a
 * plausible value; only diameters repeat if there are more sections than sizes.
 */
export function largeMontage({
  sections,
  formationsPerSection,
  id = 'large-well',
}: LargeMontageSize): Montage {
  const strings = stringsFor(sections);
  const { tops, endM } = topsOf(sections * formationsPerSection);
  const baseOf = (index: number): number => tops[index + 1] ?? endM;
  /** Halfway into the last formation, which continues in the next section. */
  const tdOf = (section: number): number => {
    const last = (section + 1) * formationsPerSection - 1;
    return section === sections - 1 ? endM : hundredths((tops[last]! + baseOf(last)) / 2);
  };
  const alongHole = (tvdSsM: number): number => depths(tvdSsM).along_hole_depth_below_drill_floor;

  const sections_list = strings.map((string, index): Section => {
    const sectionId = `${id}-s${index + 1}`;
    const formations = Array.from({ length: formationsPerSection }, (_, at): Formation => {
      const position = index * formationsPerSection + at;
      const top = tops[position]!;
      return {
        id: `${sectionId}-f${at + 1}`,
        section_id: sectionId,
        formation_name: nameOf(position),
        ...depths(top),
        variance: 2 + Math.round((23 * position) / tops.length),
        thickness: hundredths(baseOf(position) - top),
      };
    });
    const where: SectionDepths = {
      sectionId,
      number: index + 1,
      depthShare: sections > 1 ? index / (sections - 1) : 0,
      previousShoeM: index === 0 ? 0 : alongHole(tdOf(index - 1)),
      shoeM: alongHole(tdOf(index)),
      liner: string.liner,
    };
    return sectionOf(string, where, tdOf(index), formations);
  });

  const deepest = sections_list.at(-1)?.formations_list ?? [];
  const first = tops.length - deepest.length;
  return {
    id,
    sections_list,
    reservoirs_list: deepest
      .map((formation, at) => ({ formation, baseSsM: baseOf(first + at) }))
      .slice(-12)
      .map(({ formation, baseSsM }, index) => reservoirOf(id, formation, baseSsM, index)),
    top_line_item: {
      id: `${id}-top`,
      well_name: 'Grootveld-1',
      well_type: 'Exploration',
      objective: 'Prove every bed from the sea bed to the Slochteren Sandstone',
      location: 'Block P12, offshore',
      field_name: 'Grootveld',
      field_code: 'GRV',
      well_id: 20_400,
      activity_id: 112,
      afe_cost: 61_250_000,
      days_planned: 184,
      well_heads: ['WH-1', 'WH-2', 'WH-3'],
    },
    plan_summaries_list: strings.map((string, index) => planStepOf(id, string, index)),
    trajectories_list: [],
    pressure_points_list: [],
    strength_tests_list: [],
    risks_list: [],
    risk_levels_list: [],
  };
}
