import type {
  CementFields,
  Formation,
  Montage,
  MudFields,
  Section,
  Trajectory,
} from '@/api/generated/zod/montageAPI.schemas.zod';
import { planOf } from './noorderdiep-plan';
import { noorderdiepRisks } from './noorderdiep-risks';
import { tubulars } from './tubulars';

/**
 * One well with everything in it. Fictional: vertical to 600 m, then built at 3 degrees per 30 m to 30 degrees and held.
 * Depths m, gradients kPa/m, pressures kPa.
 */
const id = '7f3a19c0';
const drillFloorM = 33.5;
const kickOffM = 600;
const inclination = Math.PI / 6;
const radiusM = 30 / (3 * (Math.PI / 180));
const endOfBuildTvdM = kickOffM + radiusM * Math.sin(inclination);

const round = (value: number): number => Math.round(value * 100) / 100;

/** The planned path solved for its length, both below the drill floor. */
function alongHole(tvdM: number): number {
  if (tvdM <= kickOffM) return tvdM;
  if (tvdM <= endOfBuildTvdM) return kickOffM + radiusM * Math.asin((tvdM - kickOffM) / radiusM);
  return kickOffM + radiusM * inclination + (tvdM - endOfBuildTvdM) / Math.cos(inclination);
}

/** North and east of the planned path at a depth: it does not turn. */
const azimuthDeg = 302.4;
function offsets(tvdM: number): { north: number; east: number } {
  const builtM = radiusM * (1 - Math.cos(inclination));
  const alongM = builtM + (tvdM - endOfBuildTvdM) * Math.tan(inclination);
  const azimuth = (azimuthDeg * Math.PI) / 180;
  return { north: round(alongM * Math.cos(azimuth)), east: round(alongM * Math.sin(azimuth)) };
}

const depths = (tvdSsM: number) => ({
  true_vertical_depth_subsea: tvdSsM,
  true_vertical_depth_below_drill_floor: round(tvdSsM + drillFloorM),
  along_hole_depth_below_drill_floor: round(alongHole(tvdSsM + drillFloorM)),
});

const formation = (
  section: number,
  at: number,
  name: string,
  top: number,
  base: number,
  variance: number,
): Formation => ({
  id: `${id}-s${section}-f${at}`,
  section_id: `${id}-s${section}`,
  formation_name: name,
  ...depths(top),
  variance,
  thickness: round(base - top),
});

type Slurry = [type: string, gradient: number, excess: string, topOfCement: string, additives: string];

function slurry<Role extends string>(role: Role, given?: Slurry) {
  const [type, gradient, excess, top, additives] = given ?? [null, null, null, null, null];
  return {
    [`${role}_slurry_type`]: type,
    [`${role}_slurry_pressure_gradient`]: gradient,
    [`${role}_slurry_excess`]: excess,
    [`${role}_slurry_top_of_cement`]: top,
    [`${role}_slurry_additives`]: additives,
  } as Pick<CementFields, Extract<keyof CementFields, `${Role}_slurry_${string}`>>;
}

const cement = (
  section: number,
  {
    lead,
    tail,
    liner,
    notes = null,
  }: { lead?: Slurry; tail?: Slurry; liner?: Slurry; notes?: string | null },
): Section['cement_item'] => ({
  id: `${id}-s${section}-cement`,
  notes,
  ...slurry('lead', lead),
  ...slurry('tail', tail),
  ...slurry('top_fill'),
  ...slurry('liner', liner),
});

interface Mud {
  type: string;
  properties: string;
  weight: [exact: number, lower: number, upper: number];
  ph: number | null;
  yieldPoint: number;
  apiFluidLoss: number | null;
  hphtFluidLoss: number | null;
  notes: string | null;
}

const range = (exact: number | null, spread: number): [number | null, number | null, number | null] =>
  exact === null ? [null, null, null] : [exact, round(exact - spread), round(exact + spread)];

function mud(section: number, given: Mud): MudFields & { id: string } {
  const [mud_weight_exact, mud_weight_lower, mud_weight_upper] = given.weight;
  const [ph_exact, ph_lower, ph_upper] = range(given.ph, 0.5);
  const [yield_point_exact, yield_point_lower, yield_point_upper] = range(given.yieldPoint, 2);
  return {
    id: `${id}-s${section}-mud`,
    mud_type: given.type,
    mud_properties: given.properties,
    mud_weight_exact,
    mud_weight_lower,
    mud_weight_upper,
    mud_weight_text: `${round(mud_weight_exact / 9.80665)} SG`,
    ph_exact,
    ph_lower,
    ph_upper,
    yield_point_exact,
    yield_point_lower,
    yield_point_upper,
    api_fluid_loss_exact: given.apiFluidLoss,
    api_fluid_loss_lower: null,
    api_fluid_loss_upper: given.apiFluidLoss,
    hpht_fluid_loss_exact: given.hphtFluidLoss,
    hpht_fluid_loss_lower: null,
    hpht_fluid_loss_upper: given.hphtFluidLoss,
    six_rpm_exact: 9,
    six_rpm_lower: 8,
    six_rpm_upper: 11,
    percentage_lgs_exact: null,
    percentage_lgs_lower: null,
    percentage_lgs_upper: 6,
    notes: given.notes,
  };
}

function logging(
  section: number,
  evaluation: string,
  runs: string[],
  notes: string | null = null,
): Section['logging_item'] {
  const logging_id = `${id}-s${section}-logging`;
  return {
    id: logging_id,
    section_id: `${id}-s${section}`,
    logging_program_evaluation: evaluation,
    notes,
    logging_runs_list: runs.map((run_evaluation, index) => ({
      id: `${logging_id}-r${index + 1}`,
      logging_id,
      run_number: index + 1,
      run_evaluation,
    })),
  };
}

const tests = (
  section: number,
  annular: number | null,
  ram: number | null,
  onBump: number | null,
  linerLap: number | null = null,
  notes: string | null = null,
): Section['pressure_test_item'] => ({
  id: `${id}-s${section}-tests`,
  annular_pressure: annular,
  ram_pressure: ram,
  casing_on_bump_pressure: onBump,
  liner_lap_pressure: linerLap,
  notes,
});

const sections: Section[] = [
  {
    id: `${id}-s1`,
    diameter: 36,
    description: 'Conductor',
    liner: false,
    ...depths(146.5),
    formations_list: [formation(1, 1, 'Upper North Sea Group', 41, 486, 2)],
    casing_item: {
      id: `${id}-s1-casing`,
      ...tubulars['30'],
      notes: 'Driven to refusal if the hole is not stable',
    },
    cement_item: cement(1, {
      tail: ['Class G', 18.633, '100%', 'Sea bed', 'CaCl2 2%'],
      notes: 'Returns to sea bed',
    }),
    mud_item: mud(1, {
      type: 'Spud mud',
      properties: 'Sea water with high-viscosity sweeps',
      weight: [10.297, 10.1, 10.59],
      ph: 9,
      yieldPoint: 12,
      apiFluidLoss: null,
      hphtFluidLoss: null,
      notes: 'Sweep every joint',
    }),
    logging_item: null,
    pressure_test_item: tests(1, null, null, null, null, 'Diverter function test only'),
  },
  {
    id: `${id}-s2`,
    diameter: 17.5,
    description: 'Surface hole',
    liner: false,
    ...depths(1116.5),
    formations_list: [
      formation(2, 1, 'Middle North Sea Group', 486, 702, 8),
      formation(2, 2, 'Lower North Sea Group', 702, 1098, 10),
      formation(2, 3, 'Ommelanden Formation', 1098, 1894, 12),
    ],
    casing_item: { id: `${id}-s2-casing`, ...tubulars['13 3/8'], notes: 'Shoe in the top of the chalk' },
    cement_item: cement(2, {
      lead: ['Class G, extended', 14.71, '50%', 'Sea bed', 'Bentonite, defoamer'],
      tail: ['Class G', 18.633, '30%', '1050', 'Dispersant, defoamer'],
      notes: 'Bump with sea water',
    }),
    mud_item: mud(2, {
      type: 'WBM',
      properties: 'KCl polymer, 8% KCl',
      weight: [11.278, 11.082, 11.572],
      ph: 9.5,
      yieldPoint: 10,
      apiFluidLoss: 6,
      hphtFluidLoss: null,
      notes: 'Swelling clay in the Lower North Sea Group: keep KCl up',
    }),
    logging_item: logging(
      2,
      'Correlation and anti-collision',
      ['MWD gamma ray and directional'],
      'Gyro at the kick-off',
    ),
    pressure_test_item: tests(2, 10_300, 20_700, 13_800),
  },
  {
    id: `${id}-s3`,
    diameter: 12.25,
    description: 'Intermediate hole',
    liner: false,
    ...depths(2516.5),
    formations_list: [
      formation(3, 1, 'Texel Formation', 1894, 1986, 15),
      formation(3, 2, 'Holland Formation', 1986, 2154, 15),
      formation(3, 3, 'Vlieland Claystone', 2154, 2287, 18),
      formation(3, 4, 'Zechstein Group', 2287, 2968, 20),
    ],
    casing_item: {
      id: `${id}-s3-casing`,
      ...tubulars['9 5/8'],
      notes: 'Set into the salt; collapse checked for squeezing salt',
    },
    cement_item: cement(3, {
      lead: ['Class G, extended', 15.69, '30%', '1000', 'Silica, retarder'],
      tail: ['Class G, salt saturated', 19.123, '20%', '2100', 'NaCl 18%, fluid loss'],
    }),
    mud_item: mud(3, {
      type: 'OBM',
      properties: 'Low-aromatic oil, 75/25',
      weight: [12.945, 12.749, 13.239],
      ph: null,
      yieldPoint: 9,
      apiFluidLoss: null,
      hphtFluidLoss: 4,
      notes: 'Salt saturated brine phase',
    }),
    logging_item: logging(3, 'Formation evaluation of the chalk', [
      'LWD gamma ray, resistivity, density, neutron',
      'Cement bond log over the tail slurry',
    ]),
    pressure_test_item: tests(3, 20_700, 34_500, 27_600),
  },
  {
    id: `${id}-s4`,
    diameter: 8.5,
    description: 'Reservoir hole',
    liner: true,
    ...depths(3196.5),
    formations_list: [
      formation(4, 1, 'Ten Boer Claystone', 2968, 2990, 20),
      formation(4, 2, 'Upper Slochteren Sandstone', 2990, 3105, 20),
      formation(4, 3, 'Ameland Claystone', 3105, 3138, 22),
      formation(4, 4, 'Lower Slochteren Sandstone', 3138, 3196.5, 22),
    ],
    casing_item: {
      id: `${id}-s4-casing`,
      ...tubulars['7'],
      notes: 'Liner hanger 100 m above the 9 5/8 in shoe',
    },
    cement_item: cement(4, {
      liner: ['Class G with silica', 18.633, '25%', 'Top of liner', 'Silica 35%, gas block, retarder'],
      notes: 'Rotate the liner while cementing',
    }),
    mud_item: mud(4, {
      type: 'OBM',
      properties: 'Low solids, carbonate bridging',
      weight: [12.258, 12.062, 12.454],
      ph: null,
      yieldPoint: 8,
      apiFluidLoss: null,
      hphtFluidLoss: 3,
      notes: 'Bridging for 20 microns',
    }),
    logging_item: logging(
      4,
      'Reservoir quality, fluids and pressures',
      [
        'LWD triple combo with imaging',
        'Wireline pressure points and one gas sample',
        'Vertical seismic profile',
      ],
      'Sample only if the pressures show gas to the base',
    ),
    pressure_test_item: tests(4, 20_700, 51_700, 34_500, 27_600),
  },
];

/** Each 30 m in the build, and few stations elsewhere. */
const stations: readonly (readonly [ahdM: number, inclinationDeg: number])[] = [
  [0, 0],
  [kickOffM, 0],
  ...Array.from({ length: 10 }, (_, step) => [kickOffM + 30 * (step + 1), 3 * (step + 1)] as const),
  [1_800, 30],
  [2_700, 30],
  [round(alongHole(3196.5 + drillFloorM)), 30],
];

/** The middle of the Upper Slochteren Sandstone. */
const targetTvdSsM = 3047.5;

const plannedPath: Trajectory = {
  id: `${id}-t1`,
  name: 'Planned path 2',
  kind: 'planned',
  north_reference: 'grid',
  magnetic_declination: 2.3,
  grid_convergence: 0.28,
  vertical_section_azimuth: azimuthDeg,
  tie_in_true_vertical_depth: null,
  tie_in_north: null,
  tie_in_east: null,
  measured_by: null,
  stations_list: stations.map(([ahdM, inclinationDeg], index) => ({
    id: `${id}-t1-s${index + 1}`,
    along_hole_depth_below_drill_floor: ahdM,
    inclination: inclinationDeg,
    azimuth: azimuthDeg,
  })),
  targets_list: [
    {
      id: `${id}-t1-g1`,
      name: 'Slochteren crest',
      true_vertical_depth_subsea: targetTvdSsM,
      ...offsets(targetTvdSsM + drillFloorM),
      radius: 75,
    },
  ],
};

export const noorderdiep4: Montage = {
  id,
  sections_list: sections,
  reservoirs_list: [
    {
      id: `${id}-r1`,
      formation_name: 'Upper Slochteren Sandstone',
      gradient: 11.1,
      pressure_lower_bound: 33_560,
      pressure_upper_bound: 34_840,
      true_vertical_depth_subsea_lower_bound: 2990,
      true_vertical_depth_subsea_upper_bound: 3105,
    },
    {
      id: `${id}-r2`,
      formation_name: 'Lower Slochteren Sandstone',
      gradient: 11.05,
      pressure_lower_bound: 35_050,
      pressure_upper_bound: 35_690,
      true_vertical_depth_subsea_lower_bound: 3138,
      true_vertical_depth_subsea_upper_bound: 3196.5,
    },
  ],
  top_line_item: {
    id: `${id}-top`,
    well_name: 'Noorderdiep-4',
    well_type: 'Development',
    objective: 'Produce the Slochteren sandstone updip of Noorderdiep-1',
    location: 'Block P11, offshore',
    field_name: 'Noorderdiep',
    field_code: 'NDP',
    well_id: 10442,
    activity_id: 88,
    afe_cost: 18_400_000,
    days_planned: 41,
    well_heads: ['WH-A', 'WH-B'],
  },
  trajectories_list: [plannedPath],
  plan_summaries_list: planOf(id, round(alongHole(2550)), round(alongHole(3196.5 + drillFloorM))),
  ...noorderdiepRisks(id),
};
