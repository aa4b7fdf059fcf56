import type { Cell } from '@/domain/montage/address';
import type { Value } from '@/domain/montage/change';
import { casingSize } from '@/domain/montage/titles';
import { figure, words } from '@/domain/montage/figures';

/** How a value is shown and typed. Its unit stands in the label or the column's head and is never repeated beside it. */
export interface Field {
  /** In full, for those who don't see the head of its column. */
  readonly name: string;
  readonly kind: 'text' | 'decimal' | 'notes';
  /** Decimals shown at least and at most; what is typed keeps them all. */
  readonly decimals?: readonly [least: number, most: number];
  /** What the arrow up and down add while it is typed. */
  readonly step?: number;
  readonly placeholder?: string;
}

const text = (name: string, placeholder?: string): Field => ({
  name,
  kind: 'text',
  ...(placeholder && { placeholder }),
});
const notes = (name: string): Field => ({ name, kind: 'notes' });
const decimal = (name: string, least = 1, most = least, step = 0.1): Field => ({
  name,
  kind: 'decimal',
  decimals: [least, most],
  step,
});

const depths = {
  true_vertical_depth_subsea: decimal('TVD SS (m)'),
  true_vertical_depth_below_drill_floor: decimal('TVD BDF (m)'),
  along_hole_depth_below_drill_floor: decimal('AHD BDF (m)'),
};

const slurry = (wire: string, role: string) => ({
  [`${wire}_slurry_type`]: text(`${role}Type`),
  [`${wire}_slurry_pressure_gradient`]: decimal(`${role}Grad (kPa/m)`, 1, 2),
  [`${wire}_slurry_excess`]: text(`${role}Excess`, '50%'),
  [`${wire}_slurry_top_of_cement`]: text(`${role}TOC`),
  [`${wire}_slurry_additives`]: text(`${role}Additives`),
});

const fields: Partial<Record<Cell['at']['of'], Record<string, Field>>> = {
  section: depths,
  formation: {
    formation_name: text('Proposed Top'),
    ...depths,
    variance: decimal('Range (m)'),
    thickness: decimal('Thickness (m)'),
  },
  casing: {
    casing_outer_diameter: text('CSG. Size [in]'),
    casing_mass: decimal('CSG. Mass [kg/m]', 1, 2),
    casing_grade: text('Grade'),
    casing_thread_type: text('Coupling'),
    // Three decimals as in the tables of API 5CT.
    casing_inner_diameter: decimal('ID [in]', 3),
    casing_drift: decimal('Drift [in]', 3),
    casing_volume_per_meter: decimal('Volume/m [m³/m]', 3, 5, 0.001),
    notes: notes('Casing notes'),
  },
  cement: {
    ...slurry('lead', 'Lead '),
    ...slurry('tail', 'Tail '),
    ...slurry('top_fill', 'Topfill '),
    ...slurry('liner', ''),
    notes: notes('Cement notes'),
  },
  mud: {
    mud_type: text('Type'),
    mud_properties: text('Properties'),
    mud_weight_exact: decimal('Weight (kPa/m)', 1, 2),
    ph_exact: decimal('pH'),
    yield_point_exact: decimal('Yield Point (Pa)'),
    api_fluid_loss_exact: decimal('API Fluid Loss (ml)'),
    notes: notes('Mud notes'),
  },
  logging: { logging_program_evaluation: text('Evaluation'), notes: notes('Logging notes') },
  run: { run_evaluation: text('Evaluation of the run') },
  pressureTest: {
    annular_pressure: decimal('Annular (kPa)'),
    ram_pressure: decimal('Ram (kPa)'),
    liner_lap_pressure: decimal('Liner Lap (kPa)'),
    casing_on_bump_pressure: decimal('Casing on Bump (kPa)'),
    notes: notes('Pressure-test notes'),
  },
  reservoir: {
    formation_name: text('Formation Name'),
    pressure_lower_bound: decimal('Pressure Lower (kPa)'),
    pressure_upper_bound: decimal('Pressure Upper (kPa)'),
    true_vertical_depth_subsea_lower_bound: decimal('TVDss Lower (m)'),
    true_vertical_depth_subsea_upper_bound: decimal('TVDss Upper (m)'),
    gradient: decimal('Gradient (kPa/m)', 2, 3, 0.01),
  },
};

/** @throws RangeError for a cell that no table shows. */
export function fieldOf({ at, field }: Cell): Field {
  const found = fields[at.of]?.[field];
  if (!found) throw new RangeError(`No table shows ${at.of}.${field}.`);
  return found;
}

/** A value as a cell shows it: rounded, with separators, `-` where there is none. */
export function shown(field: Field, value: Value | undefined): string {
  if (typeof value === 'number') return figure(value, ...(field.decimals ?? [1, 1]));
  if (typeof value !== 'string') return figure(null);
  return field.name === 'CSG. Size [in]' ? (casingSize(value) ?? words(value)) : words(value);
}
