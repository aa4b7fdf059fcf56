/**
 * A drilling montage as an engineer edits it.
 *
 * Shapes and names are those of the contract's load shape, word for word, so that nothing is translated between
 * loading, editing and saving. They are declared again here, read-only, because the domain knows no network. Depths in
 * m, pressures in kPa, gradients in kPa/m, diameters in inches, mass in kg/m, volume in m³/m; null is "not known".
 */

export interface Montage {
  /** Blank if the server does not send it. */
  readonly id: string;
  readonly sections_list: readonly Section[];
  readonly reservoirs_list: readonly Reservoir[];
  readonly top_line_item: TopLine | null;
  readonly plan_summaries_list: readonly PlanSummary[];
  /** Absent if the server does not keep paths. */
  readonly trajectories_list?: readonly WellTrajectory[];
  /** Absent if the server does not keep a pressure profile. */
  readonly pressure_points_list?: readonly PressurePoint[];
  /** Absent if the server does not keep leak-off and formation-integrity tests. */
  readonly strength_tests_list?: readonly StrengthTest[];
  /** Absent if the server does not keep risks. */
  readonly risks_list?: readonly Risk[];
  /** What the risk matrix has other than its default. Absent if the server does not keep it. */
  readonly risk_levels_list?: readonly RiskLevel[];
  /**
   * What the server sent in fields of a different type, such as words in a number. Such a field is null here, or
   * has the value that the words have, and a save sends the server's words back until the user changes the field. Keyed by `unreadKey`.
   */
  readonly unread?: Readonly<Record<string, unknown>>;
  /** Fields that the contract does not have: a save returns them with their entity. Keyed by `entityKey`. */
  readonly foreign?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface TopLine {
  readonly id: string;
  readonly well_name: string | null;
  readonly well_type: string | null;
  readonly objective: string | null;
  readonly location: string | null;
  readonly field_name: string | null;
  readonly field_code: string | null;
  readonly well_id: number | null;
  readonly activity_id: number | null;
  /** USD */
  readonly afe_cost: number | null;
  readonly days_planned: number | null;
  readonly well_heads: readonly string[];
}

export interface Section {
  readonly id: string;
  /** Diameter of the hole, inches. */
  readonly diameter: number | null;
  readonly description: string | null;
  /** Whether the string is a liner instead of a casing. */
  readonly liner: boolean | null;
  /** The three depths of the section's end (Section TD). */
  readonly true_vertical_depth_subsea: number | null;
  readonly true_vertical_depth_below_drill_floor: number | null;
  readonly along_hole_depth_below_drill_floor: number | null;
  readonly formations_list: readonly Formation[];
  readonly casing_item: CasingItem | null;
  readonly cement_item: CementItem | null;
  readonly mud_item: MudItem | null;
  readonly logging_item: LoggingItem | null;
  readonly pressure_test_item: PressureTestItem | null;
  /** The assumptions of its kick tolerance and its drill string: absent if the server does not keep them. */
  readonly kick_pore_gradient?: number | null;
  readonly kick_intensity?: number | null;
  readonly influx_gradient?: number | null;
  readonly kick_margin?: number | null;
  readonly drill_string_list?: readonly DrillStringPiece[];
}

/** A part of a drill string, in a list from the bit up. */
export interface DrillStringPiece {
  readonly id: string;
  readonly name: string | null;
  /** m; null up to the surface. */
  readonly length: number | null;
  readonly outer_diameter: number | null;
}

export interface Formation {
  readonly id: string;
  readonly section_id?: string;
  readonly formation_name: string | null;
  readonly true_vertical_depth_subsea: number | null;
  readonly true_vertical_depth_below_drill_floor: number | null;
  readonly along_hole_depth_below_drill_floor: number | null;
  /** The uncertainty of the top, plus or minus m; shown as Range. */
  readonly variance: number | null;
  /** True vertical, m. */
  readonly thickness: number | null;
}

export interface CasingItem {
  readonly id: string;
  /** As text: `13 3/8`, `13.375`. */
  readonly casing_outer_diameter: string | null;
  readonly casing_inner_diameter: number | null;
  readonly casing_mass: number | null;
  readonly casing_grade: string | null;
  readonly casing_thread_type: string | null;
  readonly casing_volume_per_meter: number | null;
  readonly casing_drift: number | null;
  readonly notes: string | null;
}

export type SlurryRole = 'lead' | 'tail' | 'top_fill' | 'liner';

export type CementItem = {
  readonly id: string;
  readonly notes: string | null;
} & {
  readonly [Field in `${SlurryRole}_slurry_${'type' | 'excess' | 'top_of_cement' | 'additives'}`]:
    | string
    | null;
} & { readonly [Field in `${SlurryRole}_slurry_pressure_gradient`]: number | null };

export type MudProperty =
  | 'mud_weight'
  | 'ph'
  | 'yield_point'
  | 'api_fluid_loss'
  | 'hpht_fluid_loss'
  | 'six_rpm'
  | 'percentage_lgs';

export type MudItem = {
  readonly id: string;
  readonly mud_type: string | null;
  readonly mud_properties: string | null;
  readonly mud_weight_text: string | null;
  readonly notes: string | null;
} & { readonly [Field in `${MudProperty}_${'exact' | 'lower' | 'upper'}`]: number | null };

export interface LoggingItem {
  /** Blank after the programme was deleted: an empty item remains. */
  readonly id: string;
  readonly section_id?: string;
  readonly logging_program_evaluation: string | null;
  readonly logging_runs_list: readonly LoggingRun[];
  readonly notes: string | null;
}

export interface LoggingRun {
  readonly id: string;
  readonly logging_id?: string;
  readonly run_number: number | null;
  readonly run_evaluation: string | null;
}

export interface PressureTestItem {
  readonly id: string;
  readonly annular_pressure: number | null;
  readonly ram_pressure: number | null;
  readonly casing_on_bump_pressure: number | null;
  readonly liner_lap_pressure: number | null;
  readonly notes: string | null;
}

export interface Reservoir {
  readonly id: string;
  readonly formation_name: string | null;
  readonly gradient: number | null;
  readonly pressure_lower_bound: number | null;
  readonly pressure_upper_bound: number | null;
  readonly true_vertical_depth_subsea_lower_bound: number | null;
  readonly true_vertical_depth_subsea_upper_bound: number | null;
}

export interface PlanSummary {
  readonly id: string;
  /** Counts from 1. */
  readonly rank: number | null;
  readonly title: string | null;
  readonly description: string | null;
  /** AHD BDF. These and the following fields are absent if the server does not keep them. */
  readonly depth_from?: number | null;
  readonly depth_to?: number | null;
  /** In days. */
  readonly duration_low?: number | null;
  readonly duration_likely?: number | null;
  readonly duration_high?: number | null;
  /** USD a day. */
  readonly day_rate?: number | null;
  /** USD, whatever the duration. */
  readonly fixed_cost?: number | null;
}

export type TrajectoryKind = 'planned' | 'actual';
export type NorthReference = 'true' | 'grid' | 'magnetic';

/** A planned or an actual path of the well. Angles in degrees, offsets in m from the well head. */
export interface WellTrajectory {
  readonly id: string;
  readonly name: string | null;
  readonly kind: TrajectoryKind | null;
  /** The north of all its azimuths; null if it is not stated. */
  readonly north_reference: NorthReference | null;
  /** True azimuth minus magnetic azimuth. */
  readonly magnetic_declination: number | null;
  /** True azimuth minus grid azimuth. */
  readonly grid_convergence: number | null;
  readonly vertical_section_azimuth: number | null;
  /** TVD BDF of the first station, m; null if the hole is vertical down to it. */
  readonly tie_in_true_vertical_depth: number | null;
  readonly tie_in_north: number | null;
  readonly tie_in_east: number | null;
  readonly measured_by: string | null;
  /** In the order of the survey. */
  readonly stations_list: readonly TrajectoryStation[];
  readonly targets_list: readonly TrajectoryTarget[];
}

export interface TrajectoryStation {
  readonly id: string;
  readonly along_hole_depth_below_drill_floor: number | null;
  /** From vertical. */
  readonly inclination: number | null;
  readonly azimuth: number | null;
}

export interface TrajectoryTarget {
  readonly id: string;
  readonly name: string | null;
  readonly true_vertical_depth_subsea: number | null;
  readonly north: number | null;
  readonly east: number | null;
  readonly radius: number | null;
}

/** Gauge pressures of the rock at a depth. */
export interface PressurePoint {
  readonly id: string;
  readonly true_vertical_depth_subsea: number | null;
  readonly pore_pressure: number | null;
  readonly fracture_pressure: number | null;
  readonly overburden_pressure: number | null;
  readonly notes: string | null;
}

/** Leak-off test, formation-integrity test (a lower bound of the rock's strength) or extended leak-off test. */
export type StrengthTestType = 'LOT' | 'FIT' | 'XLOT';
export type StrengthTestStatus = 'planned' | 'measured';

export interface StrengthTest {
  readonly id: string;
  readonly test_type: StrengthTestType | null;
  readonly status: StrengthTestStatus | null;
  /** Of the tested rock, below a shoe. */
  readonly true_vertical_depth_subsea: number | null;
  /** Gauge pressure at that depth. */
  readonly pressure: number | null;
  readonly notes: string | null;
}

export const riskStatuses = ['open', 'closed'] as const;
export type RiskStatus = (typeof riskStatuses)[number];

export const riskClasses = ['low', 'medium', 'high'] as const;
/** How a cell of the risk matrix is judged. */
export type RiskClass = (typeof riskClasses)[number];

export interface Risk {
  readonly id: string;
  /** How the register and the matrix refer to it: `R1`. */
  readonly number: string | null;
  /** Null for a risk of the whole well. The section may be gone. */
  readonly section_id: string | null;
  readonly risk: string | null;
  readonly cause: string | null;
  readonly consequence: string | null;
  /** Levels of the risk matrix from 1 to 5, without and with the mitigation. */
  readonly likelihood: number | null;
  readonly severity: number | null;
  readonly mitigation: string | null;
  readonly owner: string | null;
  readonly likelihood_after: number | null;
  readonly severity_after: number | null;
  /** Open if null. */
  readonly status: RiskStatus | null;
}

export const riskLevels = [1, 2, 3, 4, 5] as const;
/** A level of likelihood or severity, from least to most. */
export type Level = (typeof riskLevels)[number];
export const isRiskLevel = (value: number | null): value is Level => riskLevels.some((one) => one === value);

/** A level of the risk matrix. Null is the default. */
export type RiskLevel = {
  readonly id: string;
  /** From 1 to 5. */
  readonly level: number | null;
  readonly likelihood_label: string | null;
  readonly severity_label: string | null;
} & {
  /** The class of a risk with this likelihood, by severity. */
  readonly [Field in `class_${Level}`]: RiskClass | null;
};
