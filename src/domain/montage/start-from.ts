import { noKick } from './kick-fields';
import type { CementItem, Formation, Montage, Reservoir, Section, TopLine } from './montage';

/** A new montage that begins with parts of an earlier one. */

export const startingParts = [
  'sections',
  'programmes',
  'formations',
  'depths',
  'reservoirs',
  'plan',
  'paths',
  'risks',
  'wellData',
] as const;
export type StartingPart = (typeof startingParts)[number];

const noDepths = {
  true_vertical_depth_subsea: null,
  true_vertical_depth_below_drill_floor: null,
  along_hole_depth_below_drill_floor: null,
} as const;

/** A top of cement is a depth. */
const withoutTops = (cement: CementItem): CementItem => ({
  ...cement,
  lead_slurry_top_of_cement: null,
  tail_slurry_top_of_cement: null,
  top_fill_slurry_top_of_cement: null,
  liner_slurry_top_of_cement: null,
});

const formationWithoutDepths = (formation: Formation): Formation => ({
  ...formation,
  ...noDepths,
  variance: null,
  thickness: null,
});

const reservoirWithoutDepths = (reservoir: Reservoir): Reservoir => ({
  ...reservoir,
  true_vertical_depth_subsea_lower_bound: null,
  true_vertical_depth_subsea_upper_bound: null,
});

function sectionFrom(section: Section, parts: ReadonlySet<StartingPart>): Section {
  const depths = parts.has('depths');
  const formations = parts.has('formations') ? section.formations_list : [];
  const { cement_item } = section;
  return {
    ...section,
    ...(!depths && noDepths),
    formations_list: depths ? formations : formations.map(formationWithoutDepths),
    ...(parts.has('programmes')
      ? { cement_item: cement_item && !depths ? withoutTops(cement_item) : cement_item }
      : {
          casing_item: null,
          cement_item: null,
          mud_item: null,
          logging_item: null,
          pressure_test_item: null,
          ...(section.drill_string_list && noKick),
        }),
  };
}

/** Identifiers and budget are the earlier well's own. */
const topLineFrom = (top: TopLine, wellName: string, wellData: boolean): TopLine => ({
  id: top.id,
  well_name: wellName,
  well_type: wellData ? top.well_type : null,
  objective: wellData ? top.objective : null,
  location: wellData ? top.location : null,
  field_name: wellData ? top.field_name : null,
  field_code: wellData ? top.field_code : null,
  well_id: null,
  activity_id: null,
  afe_cost: null,
  days_planned: null,
  well_heads: wellData ? top.well_heads : [],
});

/**
 * The chosen parts of a montage under another name. Formations and programmes are parts of sections: without these they
 * are left out. Without `depths` every depth, thickness and uncertainty is empty. Ids are the original's.
 */
export function startFrom(montage: Montage, parts: ReadonlySet<StartingPart>, wellName: string): Montage {
  const { id, top_line_item, sections_list, reservoirs_list, plan_summaries_list, ...optional } = montage;
  const { unread: _, foreign: __, ...lists } = optional;
  const partOf = (name: string): StartingPart => (name.startsWith('risk') ? 'risks' : 'paths');
  const reservoirs = parts.has('reservoirs') ? reservoirs_list : [];
  return {
    id,
    top_line_item: top_line_item && topLineFrom(top_line_item, wellName, parts.has('wellData')),
    sections_list: parts.has('sections') ? sections_list.map((section) => sectionFrom(section, parts)) : [],
    reservoirs_list: parts.has('depths') ? reservoirs : reservoirs.map(reservoirWithoutDepths),
    plan_summaries_list: parts.has('plan') ? plan_summaries_list : [],
    ...Object.fromEntries(
      Object.entries(lists).map(([name, list]) => [name, parts.has(partOf(name)) ? list : []]),
    ),
  };
}
