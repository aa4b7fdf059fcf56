import type { Cell, Entities } from './address';
import type { Value } from './change';
import {
  parseCost,
  parseDecimal,
  parseInchesOrZero,
  parseInteger,
  parseOptionalDecimal,
  parseText,
} from './parse';

/** A field in the words of the screen, and how what is typed into it becomes its value; no `parse` where nobody types it. */
export interface Field {
  readonly label: string;
  readonly parse?: (text: string) => Value;
  /** The contract wants a text here: who empties it wants none of their own, and what stood there stays. */
  readonly required?: true;
}

type OfOthers = 'id' | 'section_id' | 'logging_id' | 'well_heads' | `${string}_list` | `${string}_item`;
export type FieldOf<Kind extends keyof Entities> = Exclude<keyof Entities[Kind] & string, OfOthers>;

const text = (label: string): Field => ({ label, parse: parseText });
const required = (label: string): Field => ({ label, parse: parseText, required: true });
const decimal = (label: string): Field => ({ label, parse: parseDecimal });
const inches = (label: string): Field => ({ label, parse: parseInchesOrZero });
const optional = (label: string): Field => ({ label, parse: parseOptionalDecimal });
const integer = (label: string): Field => ({ label, parse: parseInteger });
const fixed = (label: string): Field => ({ label });

const depths = {
  true_vertical_depth_subsea: decimal('TVD SS'),
  true_vertical_depth_below_drill_floor: decimal('TVD BDF'),
  along_hole_depth_below_drill_floor: decimal('AHD BDF'),
};

const slurry = <Role extends string>(role: Role, label: string) =>
  ({
    [`${role}_slurry_type`]: text(`${label} type`),
    [`${role}_slurry_pressure_gradient`]: decimal(`${label} gradient`),
    [`${role}_slurry_excess`]: text(`${label} excess`),
    [`${role}_slurry_top_of_cement`]: text(`${label} TOC`),
    [`${role}_slurry_additives`]: text(`${label} additives`),
  }) as Record<Extract<FieldOf<'cement'>, `${Role}_slurry_${string}`>, Field>;

/** Only the exact value is typed; the bounds are what the documents gave. */
const property = <Property extends string>(name: Property, label: string) =>
  ({
    [`${name}_exact`]: decimal(label),
    [`${name}_lower`]: fixed(`${label}, lower`),
    [`${name}_upper`]: fixed(`${label}, upper`),
  }) as Record<Extract<FieldOf<'mud'>, `${Property}_${'exact' | 'lower' | 'upper'}`>, Field>;

export const fields: { readonly [Kind in keyof Entities]: Readonly<Record<FieldOf<Kind>, Field>> } = {
  topLine: {
    well_name: text('Well name'),
    well_type: text('Well type'),
    objective: text('Objective'),
    location: text('Location'),
    field_name: text('Field name'),
    field_code: text('Field code'),
    well_id: integer('Well ID'),
    activity_id: integer('Activity ID'),
    afe_cost: { label: 'AFE cost', parse: parseCost },
    days_planned: integer('Days planned'),
  },
  section: {
    diameter: fixed('Diameter'),
    description: fixed('Description'),
    liner: fixed('Liner'),
    true_vertical_depth_subsea: decimal('Section TD TVD SS'),
    true_vertical_depth_below_drill_floor: decimal('Section TD TVD BDF'),
    along_hole_depth_below_drill_floor: decimal('Section TD AHD BDF'),
  },
  formation: {
    formation_name: required('name'),
    ...depths,
    variance: decimal('Range'),
    thickness: decimal('Thickness'),
  },
  casing: {
    casing_outer_diameter: text('CSG. Size'),
    casing_inner_diameter: inches('ID'),
    casing_mass: decimal('CSG. Mass'),
    casing_grade: text('Grade'),
    casing_thread_type: text('Coupling'),
    casing_volume_per_meter: decimal('Volume/m'),
    casing_drift: inches('Drift'),
    notes: text('notes'),
  },
  cement: {
    ...slurry('lead', 'Lead'),
    ...slurry('tail', 'Tail'),
    ...slurry('top_fill', 'Topfill'),
    ...slurry('liner', 'Liner'),
    notes: text('notes'),
  },
  mud: {
    mud_type: text('Type'),
    mud_properties: text('Properties'),
    ...property('mud_weight', 'Weight'),
    ...property('ph', 'pH'),
    ...property('yield_point', 'Yield Point'),
    ...property('api_fluid_loss', 'API Fluid Loss'),
    ...property('hpht_fluid_loss', 'HPHT Fluid Loss'),
    ...property('six_rpm', 'Six-rpm reading'),
    ...property('percentage_lgs', 'Low-gravity solids'),
    mud_weight_text: fixed('Weight as written'),
    notes: text('notes'),
  },
  logging: { logging_program_evaluation: text('Evaluation'), notes: text('notes') },
  run: { run_number: fixed('number'), run_evaluation: text('Evaluation') },
  pressureTest: {
    annular_pressure: decimal('Annular'),
    ram_pressure: decimal('Ram'),
    casing_on_bump_pressure: decimal('Casing on Bump'),
    liner_lap_pressure: decimal('Liner Lap'),
    notes: text('notes'),
  },
  reservoir: {
    formation_name: text('name'),
    gradient: optional('Gradient'),
    pressure_lower_bound: optional('Pressure Lower'),
    pressure_upper_bound: optional('Pressure Upper'),
    true_vertical_depth_subsea_lower_bound: optional('TVDss Lower'),
    true_vertical_depth_subsea_upper_bound: optional('TVDss Upper'),
  },
  planStep: {
    rank: fixed('rank'),
    title: { ...required('title'), parse: (typed) => typed.trim() || null },
    description: { ...text('description'), parse: (typed) => typed.trim() || null },
  },
};

const numberParsers: ReadonlySet<Field['parse']> = new Set([
  parseDecimal,
  parseInchesOrZero,
  parseInteger,
  parseOptionalDecimal,
]);

/** Whether what is typed into a field is read as a number. */
export const takesNumber = ({ parse }: Field): boolean => numberParsers.has(parse);

/** Null for a field that is nobody's. */
export function fieldAt({ at, field }: Cell): Field | null {
  const own: Readonly<Record<string, Field>> = fields[at.of];
  return Object.hasOwn(own, field) ? (own[field] ?? null) : null;
}
