import type { Item } from './change';
import type { CasingItem, CementItem, LoggingItem, MudItem, PressureTestItem, TopLine } from './montage';
import type { SectionItems } from './address';

/** New entities with nothing in them: every field of the contract is there, and null. */

const none = <Key extends string>(...keys: Key[]): Record<Key, null> =>
  Object.fromEntries(keys.map((key) => [key, null])) as Record<Key, null>;

const slurry = <Role extends string>(role: Role) =>
  none(
    `${role}_slurry_type`,
    `${role}_slurry_pressure_gradient`,
    `${role}_slurry_excess`,
    `${role}_slurry_top_of_cement`,
    `${role}_slurry_additives`,
  );

const triplet = <Property extends string>(property: Property) =>
  none(`${property}_exact`, `${property}_lower`, `${property}_upper`);

const emptyCasing = (id: string): CasingItem => ({
  id,
  ...none(
    'casing_outer_diameter',
    'casing_inner_diameter',
    'casing_mass',
    'casing_grade',
    'casing_thread_type',
    'casing_volume_per_meter',
    'casing_drift',
    'notes',
  ),
});

export const emptyCement = (id: string): CementItem => ({
  id,
  ...slurry('lead'),
  ...slurry('tail'),
  ...slurry('top_fill'),
  ...slurry('liner'),
  notes: null,
});

export const emptyMud = (id: string): MudItem => ({
  id,
  ...none('mud_type', 'mud_properties', 'mud_weight_text', 'notes'),
  ...triplet('mud_weight'),
  ...triplet('ph'),
  ...triplet('yield_point'),
  ...triplet('api_fluid_loss'),
  ...triplet('hpht_fluid_loss'),
  ...triplet('six_rpm'),
  ...triplet('percentage_lgs'),
});

export const emptyLogging = (id: string, section_id: string): LoggingItem => ({
  id,
  section_id,
  logging_program_evaluation: null,
  logging_runs_list: [],
  notes: null,
});

const emptyPressureTest = (id: string): PressureTestItem => ({
  id,
  ...none('annular_pressure', 'ram_pressure', 'casing_on_bump_pressure', 'liner_lap_pressure', 'notes'),
});

const emptyTopLine = (id: string): TopLine => ({
  id,
  ...none('well_name', 'well_type', 'objective', 'location', 'field_name', 'field_code'),
  ...none('well_id', 'activity_id', 'afe_cost', 'days_planned'),
  well_heads: [],
});

/**
 * What the first value typed brings into being. Cement, mud and logging are not among them: the screen shows that they are
 * missing, and a person creates them.
 */
export const createdByValue: Partial<Record<keyof SectionItems | 'topLine', (id: string) => Item>> = {
  topLine: emptyTopLine,
  casing: emptyCasing,
  pressureTest: emptyPressureTest,
};
