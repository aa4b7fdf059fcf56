import type { Montage, Section, TopLineFields } from '@/api/generated/zod/montageAPI.schemas.zod';
import { tubulars, type Tubular } from './tubulars';

export interface VerticalWell {
  id: string;
  topLine: Partial<TopLineFields>;
  /** Elevation of the drill floor above mean sea level, m. */
  drillFloorM: number;
  /** From the top down. */
  sections: {
    diameterIn: number;
    tdSsM: number;
    string: Tubular;
    mud: string;
    mudWeightKpaPerM: number;
    /** Tops: name, TVD SS in m, plus or minus m. */
    tops: [name: string, tvdSsM: number, rangeM: number][];
  }[];
}

const round = (value: number): number => Math.round(value * 100) / 100;

const unknownTopLine: TopLineFields = {
  well_name: null,
  well_type: null,
  objective: null,
  location: null,
  field_name: null,
  field_code: null,
  well_id: null,
  activity_id: null,
  afe_cost: null,
  days_planned: null,
  well_heads: [],
};

const noMudRanges = {
  mud_properties: null,
  mud_weight_lower: null,
  mud_weight_upper: null,
  ph_exact: null,
  ph_lower: null,
  ph_upper: null,
  yield_point_exact: null,
  yield_point_lower: null,
  yield_point_upper: null,
  api_fluid_loss_exact: null,
  api_fluid_loss_lower: null,
  api_fluid_loss_upper: null,
  hpht_fluid_loss_exact: null,
  hpht_fluid_loss_lower: null,
  hpht_fluid_loss_upper: null,
  six_rpm_exact: null,
  six_rpm_lower: null,
  six_rpm_upper: null,
  percentage_lgs_exact: null,
  percentage_lgs_lower: null,
  percentage_lgs_upper: null,
  mud_weight_text: null,
  notes: null,
};

/** A montage with the content of a short proposal: tops, casing and mud weight. In a vertical well AHD is TVD BDF. */
export function verticalWell({ id, topLine, drillFloorM, sections }: VerticalWell): Montage {
  const allTops = sections.flatMap((section) => section.tops.map((top) => top[1]));
  const end = sections.at(-1)?.tdSsM ?? 0;
  const nextBelow = (tvdSsM: number): number => allTops.find((top) => top > tvdSsM) ?? end;
  const depths = (tvdSsM: number) => ({
    true_vertical_depth_subsea: tvdSsM,
    true_vertical_depth_below_drill_floor: round(tvdSsM + drillFloorM),
    along_hole_depth_below_drill_floor: round(tvdSsM + drillFloorM),
  });

  return {
    id,
    top_line_item: { ...unknownTopLine, ...topLine, id: `${id}-top` },
    reservoirs_list: [],
    plan_summaries_list: [],
    sections_list: sections.map((section, index): Section => {
      const sectionId = `${id}-s${index + 1}`;
      return {
        id: sectionId,
        diameter: section.diameterIn,
        description: null,
        liner: false,
        ...depths(section.tdSsM),
        formations_list: section.tops.map(([formation_name, tvdSsM, variance], at) => ({
          id: `${sectionId}-f${at + 1}`,
          section_id: sectionId,
          formation_name,
          ...depths(tvdSsM),
          variance,
          thickness: round(nextBelow(tvdSsM) - tvdSsM),
        })),
        casing_item: { id: `${sectionId}-casing`, ...tubulars[section.string] },
        cement_item: null,
        mud_item: {
          id: `${sectionId}-mud`,
          mud_type: section.mud,
          mud_weight_exact: section.mudWeightKpaPerM,
          ...noMudRanges,
        },
        logging_item: null,
        pressure_test_item: null,
      };
    }),
  };
}
