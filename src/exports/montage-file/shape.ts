import type {
  CasingItem,
  CementItem,
  Formation,
  LoggingItem,
  LoggingRun,
  Montage,
  MudItem,
  MudProperty,
  PlanSummary,
  PressureTestItem,
  Reservoir,
  Section,
  SlurryRole,
  TopLine,
} from '@/domain/montage/montage';

/** What a field may hold. `?` beside a kind: or null. */
export type FieldKind =
  | 'text'
  | 'text?'
  | 'number'
  | 'number?'
  | 'whole'
  | 'whole?'
  | 'boolean?'
  | 'texts'
  | { readonly list: Shape }
  | { readonly item: Shape };

export type Shape = Readonly<Record<string, FieldKind>>;

/** A field of the type that the table forgets, or one too many, is an error of compilation. */
type ShapeOf<E> = { readonly [Field in keyof Required<E>]: FieldKind };

const formation: ShapeOf<Formation> = {
  id: 'text',
  section_id: 'text',
  formation_name: 'text',
  true_vertical_depth_subsea: 'number?',
  true_vertical_depth_below_drill_floor: 'number?',
  along_hole_depth_below_drill_floor: 'number?',
  variance: 'number?',
  thickness: 'number?',
};

const casing: ShapeOf<CasingItem> = {
  id: 'text',
  casing_outer_diameter: 'text?',
  casing_inner_diameter: 'number?',
  casing_mass: 'number?',
  casing_grade: 'text?',
  casing_thread_type: 'text?',
  casing_volume_per_meter: 'number?',
  casing_drift: 'number?',
  notes: 'text?',
};

const slurry = <Role extends SlurryRole>(role: Role) =>
  ({
    [`${role}_slurry_type`]: 'text?',
    [`${role}_slurry_pressure_gradient`]: 'number?',
    [`${role}_slurry_excess`]: 'text?',
    [`${role}_slurry_top_of_cement`]: 'text?',
    [`${role}_slurry_additives`]: 'text?',
  }) as Record<Extract<keyof CementItem, `${Role}_slurry_${string}`>, FieldKind>;

const cement: ShapeOf<CementItem> = {
  id: 'text',
  ...slurry('lead'),
  ...slurry('tail'),
  ...slurry('top_fill'),
  ...slurry('liner'),
  notes: 'text?',
};

const triplet = <Property extends MudProperty>(property: Property) =>
  ({
    [`${property}_exact`]: 'number?',
    [`${property}_lower`]: 'number?',
    [`${property}_upper`]: 'number?',
  }) as Record<Extract<keyof MudItem, `${Property}_${'exact' | 'lower' | 'upper'}`>, FieldKind>;

const mud: ShapeOf<MudItem> = {
  id: 'text',
  mud_type: 'text?',
  mud_properties: 'text?',
  ...triplet('mud_weight'),
  mud_weight_text: 'text?',
  ...triplet('ph'),
  ...triplet('yield_point'),
  ...triplet('api_fluid_loss'),
  ...triplet('hpht_fluid_loss'),
  ...triplet('six_rpm'),
  ...triplet('percentage_lgs'),
  notes: 'text?',
};

const loggingRun: ShapeOf<LoggingRun> = {
  id: 'text',
  logging_id: 'text',
  run_number: 'whole',
  run_evaluation: 'text?',
};

const logging: ShapeOf<LoggingItem> = {
  id: 'text',
  section_id: 'text',
  logging_program_evaluation: 'text?',
  logging_runs_list: { list: loggingRun },
  notes: 'text?',
};

const pressureTest: ShapeOf<PressureTestItem> = {
  id: 'text',
  annular_pressure: 'number?',
  ram_pressure: 'number?',
  casing_on_bump_pressure: 'number?',
  liner_lap_pressure: 'number?',
  notes: 'text?',
};

const section: ShapeOf<Section> = {
  id: 'text',
  diameter: 'number?',
  description: 'text?',
  liner: 'boolean?',
  true_vertical_depth_subsea: 'number?',
  true_vertical_depth_below_drill_floor: 'number?',
  along_hole_depth_below_drill_floor: 'number?',
  formations_list: { list: formation },
  casing_item: { item: casing },
  cement_item: { item: cement },
  mud_item: { item: mud },
  logging_item: { item: logging },
  pressure_test_item: { item: pressureTest },
};

const topLine: ShapeOf<TopLine> = {
  id: 'text',
  well_name: 'text?',
  well_type: 'text?',
  objective: 'text?',
  location: 'text?',
  field_name: 'text?',
  field_code: 'text?',
  well_id: 'whole?',
  activity_id: 'whole?',
  afe_cost: 'number?',
  days_planned: 'whole?',
  well_heads: 'texts',
};

const reservoir: ShapeOf<Reservoir> = {
  id: 'text',
  formation_name: 'text?',
  gradient: 'number?',
  pressure_lower_bound: 'number?',
  pressure_upper_bound: 'number?',
  true_vertical_depth_subsea_lower_bound: 'number?',
  true_vertical_depth_subsea_upper_bound: 'number?',
};

const planSummary: ShapeOf<PlanSummary> = {
  id: 'text',
  rank: 'whole?',
  title: 'text?',
  description: 'text?',
};

/** The fields of a montage, in the order in which a file has them; the contract's load shape. */
export const montageShape: ShapeOf<Omit<Montage, 'unread'>> = {
  id: 'text',
  top_line_item: { item: topLine },
  sections_list: { list: section },
  reservoirs_list: { list: reservoir },
  plan_summaries_list: { list: planSummary },
};
