import type {
  CasingItem,
  CementItem,
  Formation,
  LoggingItem,
  Montage,
  MudItem,
  PressureTestItem,
  Section,
  WellTrajectory,
} from './montage';

/** Montages for tests: small ones with every field, and large ones for speed. */

export const formation = (
  section_id: string,
  id: string,
  depthM: number | null,
  formation_name = id,
): Formation => ({
  id,
  section_id,
  formation_name,
  true_vertical_depth_subsea: depthM,
  true_vertical_depth_below_drill_floor: depthM === null ? null : depthM + 33.5,
  along_hole_depth_below_drill_floor: depthM === null ? null : depthM + 40,
  variance: 5,
  thickness: 100,
});

const casing = (section: string): CasingItem => ({
  id: `${section}-casing`,
  casing_outer_diameter: '13 3/8',
  casing_inner_diameter: 12.415,
  casing_mass: 101.19,
  casing_grade: 'L80',
  casing_thread_type: 'BTC',
  casing_volume_per_meter: 0.0781,
  casing_drift: 12.259,
  notes: 'Shoe in the top of the chalk',
});

const slurry = <Role extends string>(role: Role, type: string | null, gradient: number | null) =>
  ({
    [`${role}_slurry_type`]: type,
    [`${role}_slurry_pressure_gradient`]: gradient,
    [`${role}_slurry_excess`]: type && '50%',
    [`${role}_slurry_top_of_cement`]: null,
    [`${role}_slurry_additives`]: null,
  }) as Pick<CementItem, Extract<keyof CementItem, `${Role}_slurry_${string}`>>;

const cement = (section: string): CementItem => ({
  id: `${section}-cement`,
  notes: null,
  ...slurry('lead', 'Class G, extended', 14.71),
  ...slurry('tail', 'Class G', 18.633),
  ...slurry('top_fill', null, null),
  ...slurry('liner', null, null),
});

const triplet = <Property extends string>(property: Property, exact: number | null) =>
  ({ [`${property}_exact`]: exact, [`${property}_lower`]: null, [`${property}_upper`]: exact }) as Pick<
    MudItem,
    Extract<keyof MudItem, `${Property}_${string}`>
  >;

const mud = (section: string): MudItem => ({
  id: `${section}-mud`,
  mud_type: 'WBM',
  mud_properties: 'KCl polymer',
  notes: null,
  ...triplet('mud_weight', 11.278),
  ...triplet('ph', 9.5),
  ...triplet('yield_point', 10),
  ...triplet('api_fluid_loss', 6),
  ...triplet('hpht_fluid_loss', null),
  ...triplet('six_rpm', 9),
  ...triplet('percentage_lgs', null),
  mud_weight_text: '1.15 SG',
});

const logging = (section_id: string): LoggingItem => ({
  id: `${section_id}-logging`,
  section_id,
  logging_program_evaluation: 'Correlation',
  notes: 'Gyro at the kick-off',
  logging_runs_list: [1, 2].map((run_number) => ({
    id: `${section_id}-run-${run_number}`,
    logging_id: `${section_id}-logging`,
    run_number,
    run_evaluation: run_number === 1 ? 'Gamma ray' : null,
  })),
});

const pressureTest = (section: string): PressureTestItem => ({
  id: `${section}-tests`,
  annular_pressure: 10_300,
  ram_pressure: 20_700,
  casing_on_bump_pressure: 13_800,
  liner_lap_pressure: null,
  notes: null,
});

export const section = (
  id: string,
  diameter: number | null,
  formations: readonly Formation[],
  given: Partial<Section> = {},
): Section => ({
  id,
  diameter,
  description: null,
  liner: false,
  true_vertical_depth_subsea: 1116.5,
  true_vertical_depth_below_drill_floor: 1150,
  along_hole_depth_below_drill_floor: 1163.4,
  formations_list: formations,
  casing_item: casing(id),
  cement_item: cement(id),
  mud_item: mud(id),
  logging_item: logging(id),
  pressure_test_item: pressureTest(id),
  kick_pore_gradient: null,
  kick_intensity: 60,
  influx_gradient: null,
  kick_margin: 1400,
  drill_string_list: [
    { id: `${id}-collars`, name: 'Drill collars', length: 120, outer_diameter: 8 },
    { id: `${id}-pipe`, name: 'Drill pipe', length: null, outer_diameter: 5 },
  ],
  ...given,
});

const nothing: Partial<Section> = {
  casing_item: null,
  cement_item: null,
  mud_item: null,
  logging_item: null,
  pressure_test_item: null,
};

/** Two sections with every field and an empty liner section; depths in m. */
export function exampleMontage(): Montage {
  return {
    id: 'm1',
    sections_list: [
      section('s1', 17.5, [
        formation('s1', 'north-sea', 486, 'North Sea Group'),
        formation('s1', 'chalk', 1098, 'Chalk'),
      ]),
      section('s2', 12.25, [
        formation('s2', 'texel', 1894, 'Texel'),
        formation('s2', 'holland', 1986, 'Holland'),
        formation('s2', 'zechstein', 2287, 'Zechstein'),
      ]),
      section('s3', 8.5, [formation('s3', 'boer', null, 'Ten Boer')], { ...nothing, liner: true }),
    ],
    reservoirs_list: ['Upper Slochteren', 'Lower Slochteren'].map((formation_name, at) => ({
      id: `r${at + 1}`,
      formation_name,
      gradient: 11.1,
      pressure_lower_bound: 33_560,
      pressure_upper_bound: 34_840,
      true_vertical_depth_subsea_lower_bound: 2990,
      true_vertical_depth_subsea_upper_bound: null,
    })),
    top_line_item: {
      id: 'top',
      well_name: 'Aurora-3',
      well_type: 'Development',
      objective: null,
      location: null,
      field_name: 'Aurora',
      field_code: 'AUR',
      well_id: 10442,
      activity_id: 88,
      afe_cost: 18_400_000,
      days_planned: 41,
      well_heads: ['WH-A', 'WH-B'],
    },
    plan_summaries_list: ['Skid the rig', 'Drill', 'Complete'].map((title, at) => ({
      id: `p${at + 1}`,
      rank: at + 1,
      title,
      description: at === 0 ? 'Check the clearance' : null,
      depth_from: at === 1 ? 0 : null,
      depth_to: at === 1 ? 3500 : null,
      duration_low: at === 1 ? 20 : null,
      duration_likely: [2, 25.5, null][at] ?? null,
      duration_high: at === 1 ? 40 : null,
      day_rate: at === 1 ? 250_000 : null,
      fixed_cost: at === 0 ? 3_100_000 : null,
    })),
    trajectories_list: [exampleTrajectory()],
    pressure_points_list: [
      {
        id: 'pp1',
        true_vertical_depth_subsea: 1000,
        pore_pressure: 10_130,
        fracture_pressure: 17_000,
        overburden_pressure: 20_200,
        notes: 'Offset wells',
      },
    ],
    strength_tests_list: [
      {
        id: 'st1',
        test_type: 'FIT',
        status: 'planned',
        true_vertical_depth_subsea: 1098,
        pressure: 16_500,
        notes: null,
      },
    ],
    risks_list: [
      {
        id: 'ri1',
        number: 'R1',
        section_id: 's1',
        risk: 'Losses',
        cause: 'Fractured chalk',
        consequence: 'No returns',
        likelihood: 4,
        severity: 4,
        mitigation: 'LCM on site',
        owner: 'Drilling engineer',
        likelihood_after: 3,
        severity_after: 2,
        status: 'open',
      },
    ],
    risk_levels_list: [
      {
        id: 'rl5',
        level: 5,
        likelihood_label: 'Certain',
        severity_label: null,
        class_1: 'low',
        class_2: null,
        class_3: null,
        class_4: null,
        class_5: null,
      },
    ],
  };
}

/** As a server without depths, durations and costs of the plan sends it. */
export const withoutFigures = (montage: Montage): Montage => ({
  ...montage,
  plan_summaries_list: montage.plan_summaries_list.map(({ id, rank, title, description }) => ({
    id,
    rank,
    title,
    description,
  })),
});

/** Being typed: it has one complete station, so the path still follows from the depths. */
const exampleTrajectory = (): WellTrajectory => ({
  id: 't1',
  name: 'Plan B',
  kind: 'planned',
  north_reference: 'grid',
  magnetic_declination: 1.2,
  grid_convergence: -0.5,
  vertical_section_azimuth: 135,
  tie_in_true_vertical_depth: null,
  tie_in_north: null,
  tie_in_east: null,
  measured_by: null,
  stations_list: [
    { id: 'st-1', along_hole_depth_below_drill_floor: 0, inclination: 0, azimuth: null },
    { id: 'st-2', along_hole_depth_below_drill_floor: 600, inclination: null, azimuth: 135.5 },
  ],
  targets_list: [
    {
      id: 'tg1',
      name: 'Main fault block',
      true_vertical_depth_subsea: 3000,
      north: -900,
      east: 900,
      radius: 50,
    },
  ],
});

/** A montage of `sections` sections with `each` formations, ten metres apart. */
export function largeMontage(sections: number, each: number): Montage {
  return {
    ...exampleMontage(),
    sections_list: Array.from({ length: sections }, (_, s) =>
      section(
        `s${s}`,
        20,
        Array.from({ length: each }, (__, f) => formation(`s${s}`, `s${s}-f${f}`, (s * each + f) * 10)),
      ),
    ),
  };
}

/** Ids `temp-1`, `temp-2`, ... */
export function countingIds(): () => string {
  let last = 0;
  return () => `temp-${++last}`;
}
