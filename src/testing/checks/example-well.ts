import type {
  CasingItem,
  CementItem,
  Formation,
  Montage,
  MudItem,
  Reservoir,
  Section,
  SlurryRole,
} from '@/domain/montage/montage';

/** A well without a fault, for tests to put one in. Depths m, drill floor 33.5 m above sea level. */

type Top = [name: string, ssM: number, ahdM: number, thickness: number];

const formation = (sectionId: string, [name, ssM, ahdM, thickness]: Top, index: number): Formation => ({
  id: `${sectionId}-f${index + 1}`,
  section_id: sectionId,
  formation_name: name,
  true_vertical_depth_subsea: ssM,
  true_vertical_depth_below_drill_floor: ssM + 33.5,
  along_hole_depth_below_drill_floor: ahdM,
  variance: 5,
  thickness,
});

export const blankCasing: CasingItem = {
  id: 'casing',
  casing_outer_diameter: null,
  casing_inner_diameter: null,
  casing_mass: null,
  casing_grade: null,
  casing_thread_type: null,
  casing_volume_per_meter: null,
  casing_drift: null,
  notes: null,
};

const casing = (outer: string, inner: number, drift: number, volume: number, mass: number): CasingItem => ({
  ...blankCasing,
  casing_outer_diameter: outer,
  casing_inner_diameter: inner,
  casing_drift: drift,
  casing_volume_per_meter: volume,
  casing_mass: mass,
  casing_grade: 'L80',
});

const slurry = (role: SlurryRole, topOfCement: string | null = null): Partial<CementItem> => ({
  [`${role}_slurry_type`]: topOfCement === null ? null : 'Class G',
  [`${role}_slurry_pressure_gradient`]: topOfCement === null ? null : 18.6,
  [`${role}_slurry_excess`]: null,
  [`${role}_slurry_top_of_cement`]: topOfCement,
  [`${role}_slurry_additives`]: null,
});

export const cement = (tops: Partial<Record<SlurryRole, string>>): CementItem =>
  ({
    id: 'cement',
    notes: null,
    ...slurry('lead', tops.lead),
    ...slurry('tail', tops.tail),
    ...slurry('top_fill', tops.top_fill),
    ...slurry('liner', tops.liner),
  }) as CementItem;

const properties = [
  'mud_weight',
  'ph',
  'yield_point',
  'api_fluid_loss',
  'hpht_fluid_loss',
  'six_rpm',
  'percentage_lgs',
] as const;

export const mud = (weight: number | null, given: Partial<MudItem> = {}): MudItem =>
  ({
    id: 'mud',
    mud_type: 'OBM',
    mud_properties: null,
    mud_weight_text: null,
    notes: null,
    ...Object.fromEntries(
      properties.flatMap((name) => ['exact', 'lower', 'upper'].map((kind) => [`${name}_${kind}`, null])),
    ),
    mud_weight_exact: weight,
    ...given,
  }) as MudItem;

interface Given {
  diameter: number;
  ssM: number;
  ahdM: number;
  tops: Top[];
  casing: CasingItem;
  cement: CementItem;
  mudWeight: number;
  bumpKpa: number;
  linerLapKpa?: number;
}

const section = (place: number, given: Given): Section => ({
  id: `s${place}`,
  diameter: given.diameter,
  description: null,
  liner: given.linerLapKpa !== undefined,
  true_vertical_depth_subsea: given.ssM,
  true_vertical_depth_below_drill_floor: given.ssM + 33.5,
  along_hole_depth_below_drill_floor: given.ahdM,
  formations_list: given.tops.map((top, index) => formation(`s${place}`, top, index)),
  casing_item: given.casing,
  cement_item: given.cement,
  mud_item: mud(given.mudWeight),
  logging_item: {
    id: 'logging',
    section_id: `s${place}`,
    logging_program_evaluation: null,
    logging_runs_list: [1, 2].map((run_number) => ({
      id: `run${run_number}`,
      logging_id: 'logging',
      run_number,
      run_evaluation: null,
    })),
    notes: null,
  },
  pressure_test_item: {
    id: 'tests',
    annular_pressure: null,
    ram_pressure: null,
    casing_on_bump_pressure: given.bumpKpa,
    liner_lap_pressure: given.linerLapKpa ?? null,
    notes: null,
  },
});

const reservoir = (id: string, name: string, ssM: [number, number], gradient: number): Reservoir => ({
  id,
  formation_name: name,
  gradient,
  pressure_lower_bound: gradient * (ssM[0] + 33.5),
  pressure_upper_bound: gradient * (ssM[1] + 33.5),
  true_vertical_depth_subsea_lower_bound: ssM[0],
  true_vertical_depth_subsea_upper_bound: ssM[1],
});

export const exampleWell: Montage = {
  id: 'example',
  top_line_item: null,
  sections_list: [
    section(1, {
      diameter: 17.5,
      ssM: 1294,
      ahdM: 1366,
      tops: [
        ['Upper North Sea', 182, 215.5, 614],
        ['Lower North Sea', 796, 833.1, 402],
        ['Chalk', 1198, 1262.4, 96],
      ],
      casing: casing('13 3/8', 12.415, 12.259, 0.0781, 101.2),
      cement: cement({ lead: 'seabed', tail: '1,250' }),
      mudWeight: 11.4,
      bumpKpa: 13_800,
    }),
    section(2, {
      diameter: 12.25,
      ssM: 2531,
      ahdM: 2874.3,
      tops: [
        ['Upper Rijnland', 1294, 1366, 388],
        ['Zechstein', 1682, 1842.7, 731],
        ['Rotliegend', 2413, 2731.9, 118],
      ],
      casing: casing('9 5/8', 8.681, 8.525, 0.03819, 69.94),
      cement: cement({ lead: '1,150', tail: '2300 m' }),
      mudWeight: 13.2,
      bumpKpa: 27_600,
    }),
    section(3, {
      diameter: 8.5,
      ssM: 2700,
      ahdM: 3077.4,
      tops: [['Carboniferous', 2531, 2874.3, 169]],
      casing: casing('7', 6.184, 6.059, 0.01938, 43.16),
      cement: cement({ liner: '2700 m AHD' }),
      mudWeight: 12.4,
      bumpKpa: 34_500,
      linerLapKpa: 27_600,
    }),
  ],
  reservoirs_list: [
    reservoir('r0', 'Lower North Sea', [796, 900], 10.1),
    reservoir('r1', 'Rotliegend', [2413, 2531], 11),
    reservoir('r2', 'Carboniferous', [2560, 2700], 11.2),
  ],
  plan_summaries_list: ['Drill', 'Log', 'Case'].map((title, index) => ({
    id: `p${index + 1}`,
    rank: index + 1,
    title,
    description: null,
  })),
};

/** Fracture gradients for each of its sections, under which it is fine to the last rule. */
export const exampleFractureGradients = [
  { tvdSsM: 1000, gradientKpaPerM: 15 },
  { tvdSsM: 1400, gradientKpaPerM: 16.5 },
  { tvdSsM: 2600, gradientKpaPerM: 17.5 },
];

/** The well with one section replaced by what `change` makes of it. */
export function withSection(place: number, change: (section: Section) => Partial<Section>): Montage {
  return {
    ...exampleWell,
    sections_list: exampleWell.sections_list.map((each, index) =>
      index === place - 1 ? { ...each, ...change(each) } : each,
    ),
  };
}

/** The well with one top changed; both counted from 1. */
export const withTop = (place: number, top: number, change: Partial<Formation>): Montage =>
  withSection(place, ({ formations_list }) => ({
    formations_list: formations_list.map((each, index) =>
      index === top - 1 ? { ...each, ...change } : each,
    ),
  }));

export const withCasing = (place: number, change: Partial<CasingItem>): Montage =>
  withSection(place, ({ casing_item }) => ({ casing_item: { ...(casing_item ?? blankCasing), ...change } }));

export const withReservoir = (change: Partial<Reservoir>): Montage => ({
  ...exampleWell,
  reservoirs_list: exampleWell.reservoirs_list.map((each) =>
    each.id === 'r1' ? { ...each, ...change } : each,
  ),
});
