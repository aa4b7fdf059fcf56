import type { Cell, Entities, SectionItems } from './address';
import type { Field, FieldKind, Measure } from './field';
import { inForce } from './field-in';
import { riskClasses, riskStatuses, type CementItem, type MudProperty, type SlurryRole } from './montage';

/**
 * The fields of a montage: name, unit, decimals and kind of input. Plain data in the order of the contract; the orders
 * of the tables follow below. Outputs decide only the layout.
 */

export type { Field, FieldKind } from './field';

type NotFields = 'id' | 'section_id' | 'logging_id' | 'well_heads' | `${string}_list` | `${string}_item`;
/** The section of a risk is a field: a risk is not in the section's list. */
export type FieldOf<Kind extends keyof Entities> = Exclude<
  keyof Entities[Kind] & string,
  Kind extends 'risk' ? Exclude<NotFields, 'section_id'> : NotFields
>;

type Given = Partial<Omit<Field, 'name' | 'unit' | 'kind'>>;

/** The quantity of each unit of the contract, by its label. */
const measures: Readonly<Record<string, Measure>> = {
  m: { quantity: 'length', stored: 'm' },
  in: { quantity: 'size', stored: 'in' },
  'kPa/m': { quantity: 'gradient', stored: 'kPa/m' },
  'kg/m³': { quantity: 'gradient', stored: 'kg/m3' },
  kPa: { quantity: 'pressure', stored: 'kPa' },
  'kg/m': { quantity: 'linearMass', stored: 'kg/m' },
  'm³/m': { quantity: 'volumePerLength', stored: 'm3/m' },
  'm³': { quantity: 'volume', stored: 'm3' },
  Pa: { quantity: 'yieldPoint', stored: 'Pa' },
  ml: { quantity: 'fluidLoss', stored: 'ml' },
  deg: { quantity: 'angle', stored: 'deg' },
  'deg/30 m': { quantity: 'dogleg', stored: 'deg/30m' },
  days: { quantity: 'time', stored: 'days' },
  '%': { quantity: 'share', stored: '%' },
  USD: { quantity: 'cost', stored: 'USD' },
  'USD/day': { quantity: 'costPerDay', stored: 'USD/day' },
};

function measured(unit: string): { readonly measure?: Measure } {
  const measure = measures[unit.slice(1, -1)];
  return measure ? { measure } : {};
}

/** A number with its unit that is no part of a montage: a setting. */
export const settingField = (name: string, unit: string): Field =>
  optional(name, `(${unit})`, { decimals: [0, 6] });

const field = (kind: FieldKind, name: string, unit?: string, given?: Given): Field => ({
  name,
  ...(unit !== undefined && { unit, ...measured(unit) }),
  inSentence: name,
  kind,
  decimals: kind === 'whole' || kind === 'usd' || kind === 'level' ? [0, 0] : [1, 1],
  step: 0.1,
  ...given,
});
const text = (name: string, given?: Given) => field('text', name, undefined, given);
const notes = (name: string) => field('notes', name, undefined, { inSentence: 'notes' });
const decimal = (name: string, unit?: string, given?: Given) => field('decimal', name, unit, given);
const optional = (name: string, unit: string, given?: Given) => field('optional', name, unit, given);
const choice = (name: string, options: readonly string[], given?: Given) =>
  field('choice', name, undefined, { options, placeholder: options.join(', '), ...given });
const level = (name: string, given?: Given) => field('level', name, undefined, { step: 1, ...given });
/** A class of the risk matrix: at a severity. */
const riskClass = (severity: number) =>
  choice(`Severity ${severity}`, riskClasses, { inSentence: `class at severity ${severity}` });
const upToTwo: Given = { decimals: [1, 2] };
/** As in survey listings. */
const angle: Given = { decimals: [2, 2] };
/** Of a plan step or a section, if the server keeps it. */
const ifKept = (name: string, unit: string, given?: Given) =>
  optional(name, unit, { ifKept: true, ...given });
const days: Given = { decimals: [1, 2], step: 0.5 };
const cost: Given = { decimals: [0, 0], step: 1000 };
/** As in the tables of API 5CT. */
const three: Given = { decimals: [3, 3] };

const depths = {
  true_vertical_depth_subsea: decimal('TVD SS', '(m)'),
  true_vertical_depth_below_drill_floor: decimal('TVD BDF', '(m)'),
  along_hole_depth_below_drill_floor: decimal('AHD BDF', '(m)'),
} as const;

/** One of several fields with the same name. */
const within = (part: string, one: Field): Field => ({
  ...one,
  part,
  inSentence: `${part} ${one.inSentence}`,
});

type SlurryField =
  FieldOf<'cement'> extends infer F ? (F extends `lead_slurry_${infer Name}` ? Name : never) : never;

const slurryFields: Readonly<Record<SlurryField, Field>> = {
  type: text('Type', { inSentence: 'type' }),
  pressure_gradient: decimal('Grad', '(kPa/m)', { ...upToTwo, inSentence: 'gradient' }),
  excess: text('Excess', { inSentence: 'excess', placeholder: '50%' }),
  top_of_cement: text('TOC'),
  additives: text('Additives', { inSentence: 'additives' }),
};

export const slurryNames: Readonly<Record<SlurryRole, string>> = {
  lead: 'Lead',
  tail: 'Tail',
  top_fill: 'Topfill',
  liner: 'Liner',
};

type SlurryKey<Role extends SlurryRole> = Extract<keyof CementItem, `${Role}_slurry_${string}`>;

const slurry = <Role extends SlurryRole>(role: Role) => {
  const part = slurryNames[role];
  const fields = Object.entries(slurryFields).map(([name, one]) => [
    `${role}_slurry_${name}`,
    within(part, one),
  ]);
  return Object.fromEntries(fields) as Record<SlurryKey<Role>, Field>;
};

type MudKey<Property extends MudProperty> = `${Property}_${'exact' | 'lower' | 'upper'}`;

/** Only the exact value is editable; the bounds come from documents. */
const property = <Property extends MudProperty>(
  name: Property,
  label: string,
  unit?: string,
  given?: Given,
) =>
  ({
    [`${name}_exact`]: decimal(label, unit, given),
    [`${name}_lower`]: decimal(`${label} lower`, unit, { ...given, fixed: true }),
    [`${name}_upper`]: decimal(`${label} upper`, unit, { ...given, fixed: true }),
  }) as Record<MudKey<Property>, Field>;

export const catalogue: { readonly [Kind in keyof Entities]: Readonly<Record<FieldOf<Kind>, Field>> } = {
  topLine: {
    well_name: text('Well name'),
    well_type: text('Well type'),
    objective: text('Objective'),
    location: text('Location'),
    field_name: text('Field name'),
    field_code: text('Field code'),
    well_id: field('whole', 'Well id'),
    activity_id: field('whole', 'Activity id'),
    afe_cost: field('usd', 'AFE cost', '(USD)'),
    days_planned: field('whole', 'Days planned'),
  },
  section: {
    diameter: field('inches', 'Diameter', '[in]', { decimals: [0, 3] }),
    description: text('Description'),
    liner: field('boolean', 'Liner', undefined, { fixed: true }),
    true_vertical_depth_subsea: within('Section TD', depths.true_vertical_depth_subsea),
    true_vertical_depth_below_drill_floor: within('Section TD', depths.true_vertical_depth_below_drill_floor),
    along_hole_depth_below_drill_floor: within('Section TD', depths.along_hole_depth_below_drill_floor),
    kick_pore_gradient: ifKept('Pore at TD', '(kPa/m)', { ...upToTwo, inSentence: 'pore gradient at TD' }),
    kick_intensity: ifKept('Intensity', '(kg/m³)', { step: 5, inSentence: 'kick intensity' }),
    influx_gradient: ifKept('Influx', '(kPa/m)', { decimals: [1, 3], inSentence: 'influx gradient' }),
    kick_margin: ifKept('Margin', '(kPa)', { step: 50, inSentence: 'kick margin' }),
  },
  formation: {
    formation_name: text('Proposed Top', { inSentence: 'name', required: true }),
    ...depths,
    variance: decimal('Range', '(m)'),
    thickness: decimal('Thickness', '(m)'),
  },
  casing: {
    casing_outer_diameter: field('size', 'CSG. Size', '[in]'),
    casing_inner_diameter: field('inches', 'ID', '[in]', three),
    casing_mass: decimal('CSG. Mass', '[kg/m]', upToTwo),
    casing_grade: text('Grade'),
    casing_thread_type: text('Coupling'),
    casing_volume_per_meter: decimal('Volume/m', '[m³/m]', { decimals: [3, 5], step: 0.001 }),
    casing_drift: field('inches', 'Drift', '[in]', three),
    notes: notes('Casing notes'),
  },
  cement: {
    ...slurry('lead'),
    ...slurry('tail'),
    ...slurry('top_fill'),
    ...slurry('liner'),
    notes: notes('Cement notes'),
  },
  mud: {
    mud_type: text('Type'),
    mud_properties: text('Properties'),
    ...property('mud_weight', 'Weight', '(kPa/m)', upToTwo),
    mud_weight_text: text('Weight as written', { fixed: true }),
    ...property('ph', 'pH'),
    ...property('yield_point', 'Yield Point', '(Pa)'),
    ...property('api_fluid_loss', 'API Fluid Loss', '(ml)'),
    ...property('hpht_fluid_loss', 'HPHT Fluid Loss', '(ml)'),
    ...property('six_rpm', 'Six-rpm reading'),
    ...property('percentage_lgs', 'Low-gravity solids', '(%)'),
    notes: notes('Mud notes'),
  },
  logging: { logging_program_evaluation: text('Evaluation'), notes: notes('Logging notes') },
  run: {
    run_number: field('whole', 'Number', undefined, { inSentence: 'number', fixed: true }),
    run_evaluation: text('Evaluation of the run', { inSentence: 'Evaluation' }),
  },
  pressureTest: {
    annular_pressure: decimal('Annular', '(kPa)'),
    ram_pressure: decimal('Ram', '(kPa)'),
    casing_on_bump_pressure: decimal('Casing on Bump', '(kPa)'),
    liner_lap_pressure: decimal('Liner Lap', '(kPa)'),
    notes: notes('Pressure-test notes'),
  },
  stringPiece: {
    name: text('Part', { inSentence: 'name', placeholder: 'Drill collars' }),
    length: optional('Length', '(m)', { inSentence: 'length' }),
    outer_diameter: field('inches', 'OD', '[in]', { decimals: [0, 3], inSentence: 'outer diameter' }),
  },
  reservoir: {
    formation_name: text('Formation Name', { inSentence: 'name' }),
    gradient: optional('Gradient', '(kPa/m)', { decimals: [2, 3], step: 0.01 }),
    pressure_lower_bound: optional('Pressure Lower', '(kPa)'),
    pressure_upper_bound: optional('Pressure Upper', '(kPa)'),
    true_vertical_depth_subsea_lower_bound: optional('TVDss Lower', '(m)'),
    true_vertical_depth_subsea_upper_bound: optional('TVDss Upper', '(m)'),
  },
  planStep: {
    rank: field('whole', 'Rank', undefined, { inSentence: 'rank', fixed: true }),
    title: field('trimmed', 'Title', undefined, { inSentence: 'title', required: true }),
    description: field('trimmed', 'Description', undefined, { inSentence: 'description' }),
    depth_from: ifKept('From AHD', '(m)', { inSentence: 'depth from' }),
    depth_to: ifKept('To AHD', '(m)', { inSentence: 'depth to' }),
    duration_low: ifKept('Low', '(days)', { ...days, inSentence: 'low duration' }),
    duration_likely: ifKept('Likely', '(days)', { ...days, inSentence: 'likely duration' }),
    duration_high: ifKept('High', '(days)', { ...days, inSentence: 'high duration' }),
    day_rate: ifKept('Day rate', '(USD/day)', { ...cost, inSentence: 'day rate' }),
    fixed_cost: ifKept('Fixed cost', '(USD)', { ...cost, inSentence: 'fixed cost' }),
  },
  trajectory: {
    name: text('Path', { inSentence: 'name' }),
    kind: choice('Kind', ['planned', 'actual'], { inSentence: 'kind' }),
    north_reference: choice('North', ['true', 'grid', 'magnetic'], { inSentence: 'north reference' }),
    magnetic_declination: optional('Declination', '(deg)', angle),
    grid_convergence: optional('Grid convergence', '(deg)', angle),
    vertical_section_azimuth: optional('VS azimuth', '(deg)', angle),
    tie_in_true_vertical_depth: optional('Tie-in TVD BDF', '(m)', upToTwo),
    tie_in_north: optional('Tie-in north', '(m)', upToTwo),
    tie_in_east: optional('Tie-in east', '(m)', upToTwo),
    measured_by: text('Measured or planned by'),
  },
  station: {
    along_hole_depth_below_drill_floor: optional('AHD BDF', '(m)', upToTwo),
    inclination: optional('Incl', '(deg)', { ...angle, inSentence: 'inclination' }),
    azimuth: optional('Azi', '(deg)', { ...angle, inSentence: 'azimuth' }),
  },
  target: {
    name: text('Target', { inSentence: 'name' }),
    true_vertical_depth_subsea: optional('TVD SS', '(m)', upToTwo),
    north: optional('North', '(m)', upToTwo),
    east: optional('East', '(m)', upToTwo),
    radius: optional('Radius', '(m)', upToTwo),
  },
  pressurePoint: {
    true_vertical_depth_subsea: optional('TVD SS', '(m)'),
    pore_pressure: optional('Pore', '(kPa)', { inSentence: 'pore pressure' }),
    fracture_pressure: optional('Fracture', '(kPa)', { inSentence: 'fracture pressure' }),
    overburden_pressure: optional('Overburden', '(kPa)', { inSentence: 'overburden pressure' }),
    notes: notes('Notes'),
  },
  strengthTest: {
    test_type: choice('Test', ['LOT', 'FIT', 'XLOT'], { inSentence: 'type' }),
    status: choice('Status', ['planned', 'measured'], { inSentence: 'status' }),
    true_vertical_depth_subsea: optional('TVD SS', '(m)'),
    pressure: optional('Pressure', '(kPa)', { inSentence: 'pressure' }),
    notes: notes('Notes'),
  },
  risk: {
    number: text('No.', { inSentence: 'number' }),
    section_id: field('section', 'Section', undefined, { inSentence: 'section', placeholder: '3' }),
    risk: text('Risk', { inSentence: 'name' }),
    cause: text('Cause', { inSentence: 'cause' }),
    consequence: text('Consequence', { inSentence: 'consequence' }),
    likelihood: level('L', { inSentence: 'likelihood' }),
    severity: level('S', { inSentence: 'severity' }),
    mitigation: text('Mitigation', { inSentence: 'mitigation' }),
    owner: text('Owner', { inSentence: 'owner' }),
    likelihood_after: level('L after', { inSentence: 'likelihood after mitigation' }),
    severity_after: level('S after', { inSentence: 'severity after mitigation' }),
    status: choice('Status', riskStatuses, { inSentence: 'status' }),
  },
  riskLevel: {
    level: level('Level', { inSentence: 'level', fixed: true }),
    likelihood_label: text('Likelihood', { inSentence: 'words for the likelihood' }),
    severity_label: text('Severity', { inSentence: 'words for the severity' }),
    class_1: riskClass(1),
    class_2: riskClass(2),
    class_3: riskClass(3),
    class_4: riskClass(4),
    class_5: riskClass(5),
  },
};

/** In the order of the editor's tiles, which fill six, four, three or two columns without a gap. */
export const topLineColumns = [
  'well_name',
  'well_type',
  'field_name',
  'field_code',
  'location',
  'objective',
  'well_id',
  'activity_id',
  'afe_cost',
  'days_planned',
] as const satisfies readonly FieldOf<'topLine'>[];

/** The columns of the tables from left to right: a pasted block covers them in this order. */
export const formationColumns = [
  'formation_name',
  'true_vertical_depth_subsea',
  'true_vertical_depth_below_drill_floor',
  'along_hole_depth_below_drill_floor',
  'variance',
  'thickness',
] as const satisfies readonly FieldOf<'formation'>[];

/** The heading of the sections table's first column. */
export const topsTitle = 'Proposed Top / Depths';

/** The depths of a formation's top and of a section's end. */
export const depthColumns = [
  'true_vertical_depth_subsea',
  'true_vertical_depth_below_drill_floor',
  'along_hole_depth_below_drill_floor',
] as const;

export type DepthField = (typeof depthColumns)[number];

export const reservoirColumns = [
  'formation_name',
  'pressure_lower_bound',
  'pressure_upper_bound',
  'true_vertical_depth_subsea_lower_bound',
  'true_vertical_depth_subsea_upper_bound',
  'gradient',
] as const satisfies readonly FieldOf<'reservoir'>[];

/** The depths, durations and costs of a plan step, which a server may not keep. */
export const stepFigures = [
  'depth_from',
  'depth_to',
  'duration_low',
  'duration_likely',
  'duration_high',
  'day_rate',
  'fixed_cost',
] as const satisfies readonly FieldOf<'planStep'>[];

export type StepFigure = (typeof stepFigures)[number];

export const isStepFigure = (name: string): name is StepFigure =>
  stepFigures.some((figure) => figure === name);

/** The assumptions of a section's kick tolerance, which a server may not keep. */
export const kickFields = [
  'kick_pore_gradient',
  'kick_intensity',
  'influx_gradient',
  'kick_margin',
] as const satisfies readonly FieldOf<'section'>[];

export type KickField = (typeof kickFields)[number];

export const isKickField = (name: string): name is KickField => kickFields.some((one) => one === name);

/** The columns of the lists that are tables of their own. */
export const listColumns = {
  section: kickFields,
  stringPiece: ['name', 'length', 'outer_diameter'],
  reservoir: reservoirColumns,
  planStep: stepFigures,
  trajectory: ['name', 'kind', 'north_reference', 'measured_by'],
  station: ['along_hole_depth_below_drill_floor', 'inclination', 'azimuth'],
  target: ['name', 'true_vertical_depth_subsea', 'north', 'east', 'radius'],
  pressurePoint: [
    'true_vertical_depth_subsea',
    'pore_pressure',
    'fracture_pressure',
    'overburden_pressure',
    'notes',
  ],
  strengthTest: ['test_type', 'status', 'true_vertical_depth_subsea', 'pressure', 'notes'],
  risk: [
    'number',
    'section_id',
    'risk',
    'cause',
    'consequence',
    'likelihood',
    'severity',
    'mitigation',
    'owner',
    'likelihood_after',
    'severity_after',
    'status',
  ],
  riskLevel: ['likelihood_label', 'severity_label', 'class_1', 'class_2', 'class_3', 'class_4', 'class_5'],
} as const satisfies { readonly [Kind in keyof Entities]?: readonly FieldOf<Kind>[] };

/** The programmes of a section from left to right: their titles, and the text for an empty one. */
export const programmes: Readonly<
  Record<keyof SectionItems, { readonly title: string; readonly none: string }>
> = {
  casing: { title: 'CASING', none: 'No casing data' },
  cement: { title: 'CEMENT', none: 'No cement data' },
  mud: { title: 'MUD', none: 'No mud data' },
  logging: { title: 'LOGGING', none: 'No logging data' },
  pressureTest: { title: 'PRESSURE TESTS', none: 'No pressure test data' },
};
export const programmeColumns = Object.keys(programmes) as readonly (keyof SectionItems)[];

const numbers: ReadonlySet<FieldKind> = new Set(['decimal', 'inches', 'optional', 'level', 'whole']);

/** Whether the input of a field is parsed as a number. */
export const takesNumber = ({ kind }: Field): boolean => numbers.has(kind);

/** Whether users type its values. */
export const isTyped = (one: Field | null): one is Field => one !== null && !one.fixed;

/** Null if no entity has the field. */
export function fieldAt({ at, field: name }: Cell): Field | null {
  const own: Readonly<Record<string, Field>> = catalogue[at.of];
  return Object.hasOwn(own, name) ? (own[name] ?? null) : null;
}

/** @throws RangeError if no entity has the field. */
export function fieldOf(cell: Cell): Field {
  const found = fieldAt(cell);
  if (!found) throw new RangeError(`No ${cell.at.of} has the field ${cell.field}.`);
  return found;
}

/** With its unit: `TVD SS (m)`. */
export function titleOf(one: Field): string {
  const { name, unit } = inForce(one);
  return unit === undefined ? name : `${name} ${unit}`;
}

/** In full: `Lead Grad (kPa/m)`. */
export const fullTitleOf = (one: Field): string =>
  one.part === undefined ? titleOf(one) : `${one.part} ${titleOf(one)}`;
