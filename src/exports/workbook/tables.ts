import type { Entities } from '@/domain/montage/address';
import {
  catalogue,
  depthColumns,
  fullTitleOf,
  takesNumber as isNumber,
  titleOf,
  type Field,
  type FieldOf,
} from '@/domain/montage/catalogue';
import type {
  Formation,
  LoggingRun,
  Montage,
  MudProperty,
  PressurePoint,
  Reservoir,
  Section,
  SlurryRole,
  StrengthTest,
} from '@/domain/montage/montage';
import { formatOf, formats, type Format } from './looks';
import type { CellValue, Sheet } from './spreadsheet/sheet';
import { tableSheet, type Column } from './table-sheet';
import { byNumber } from '@/domain/montage/numbers';
import { inForce } from '@/domain/montage/field-in';
import { inShownUnit, shown } from '@/domain/montage/shown';
import { isDocumentUnit, unitOf } from '@/domain/shown-units/figures';

/** The montage as flat tables: every value again, one row for each item, numbers as numbers. */

export type Placed<Of = Section> = { readonly section: Section; readonly place: number; readonly of: Of };

export const words = <Of>(title: string, width: number, value: (of: Of) => CellValue): Column<Of> => ({
  title,
  width,
  value,
});
export const figures = <Of>(
  title: string,
  value: (of: Of) => CellValue,
  format: Format = formats.one,
  width = 12,
): Column<Of> => ({ title, width, value, format });

/** The section of a row: the key that joins the tables. */
export const sectionColumns: readonly Column<Placed<unknown>>[] = [
  figures('Section', ({ place }) => place, formats.whole, 9),
  {
    title: () => `Hole (${unitOf('size')})`,
    width: 9,
    value: ({ section }) => cellValueOf(catalogue.section.diameter, section.diameter),
    format: () => (isDocumentUnit('size') ? formats.inches : formatOf(catalogue.section.diameter)),
  },
];

const placed = (sections: readonly Section[]): Placed[] =>
  sections.map((section, at) => ({ section, place: at + 1, of: section }));

function* formationsOf(sections: readonly Section[]): Iterable<Placed<Formation>> {
  for (const { section, place } of placed(sections))
    for (const of of section.formations_list) yield { section, place, of };
}

/** A value in the unit of the order: a number stays one. */
export function cellValueOf(field: Field, value: CellValue): CellValue {
  if (typeof value === 'number') return inShownUnit(inForce(field), value);
  return field.kind === 'size' && value !== null && inForce(field) !== field
    ? shown(field, String(value))
    : value;
}

type Widths<Kind extends keyof Entities> = Readonly<Partial<Record<FieldOf<Kind>, number>>>;

/** A column for each field with a width, in the order of the widths. */
export function fieldColumns<Row, Kind extends keyof Entities>(
  kind: Kind,
  entityOf: (row: Row) => Entities[Kind] | null,
  widths: Widths<Kind>,
): Column<Row>[] {
  const fields: Readonly<Record<FieldOf<Kind>, Field>> = catalogue[kind];
  return (Object.entries(widths) as [FieldOf<Kind>, number][]).map(([name, width]) => ({
    title: fields[name].measure ? () => fullTitleOf(fields[name]) : fullTitleOf(fields[name]),
    width,
    value: (row) => cellValueOf(fields[name], (entityOf(row)?.[name] ?? null) as CellValue),
    ...(isNumber(fields[name]) && { format: () => formatOf(fields[name]) }),
  }));
}

const formationsColumns: readonly Column<Placed<Formation>>[] = [
  ...sectionColumns,
  ...fieldColumns('formation', ({ of }: Placed<Formation>) => of, {
    formation_name: 34,
    true_vertical_depth_subsea: 12,
    true_vertical_depth_below_drill_floor: 12,
    along_hole_depth_below_drill_floor: 12,
    variance: 12,
    thickness: 13,
  }),
];

const holeColumns: readonly Column<Placed>[] = [
  ...sectionColumns,
  words('String', 10, ({ section }) => (section.liner ? 'Liner' : 'Casing')),
  ...depthColumns.map((name) => ({
    title: () => `TD ${titleOf(catalogue.section[name])}`,
    width: 16,
    value: ({ section }: Placed) => cellValueOf(catalogue.section[name], section[name]),
    format: () => formatOf(catalogue.section[name]),
  })),
  figures('Formations', ({ section }) => section.formations_list.length, formats.whole),
  words('Description', 50, ({ section }) => section.description),
];

const casingColumns: readonly Column<Placed>[] = [
  ...sectionColumns,
  ...fieldColumns('casing', ({ section }: Placed) => section.casing_item, {
    casing_outer_diameter: 14,
    casing_mass: 18,
    casing_grade: 12,
    casing_thread_type: 12,
    casing_inner_diameter: 12,
    casing_drift: 12,
    casing_volume_per_meter: 18,
    notes: 60,
  }),
];

const slurryWidths = (role: SlurryRole): Widths<'cement'> => ({
  [`${role}_slurry_type`]: 20,
  [`${role}_slurry_pressure_gradient`]: 14,
  [`${role}_slurry_excess`]: 12,
  [`${role}_slurry_top_of_cement`]: 16,
  [`${role}_slurry_additives`]: 24,
});
const cementColumns: readonly Column<Placed>[] = [
  ...sectionColumns,
  ...fieldColumns('cement', ({ section }: Placed) => section.cement_item, {
    ...slurryWidths('lead'),
    ...slurryWidths('tail'),
    ...slurryWidths('top_fill'),
    ...slurryWidths('liner'),
    notes: 60,
  }),
];

const mudOf = ({ section }: Placed) => section.mud_item;
/** The numbers of the documents, of which a pH may have two decimals. */
const mudFigures = (property: MudProperty): Column<Placed>[] =>
  fieldColumns('mud', mudOf, {
    [`${property}_exact`]: 13,
    [`${property}_lower`]: 13,
    [`${property}_upper`]: 13,
  }).map((column) => ({
    ...column,
    format: () =>
      inForce(catalogue.mud[`${property}_exact`]) === catalogue.mud[`${property}_exact`]
        ? formats.oneToTwo
        : formatOf(catalogue.mud[`${property}_exact`]),
  }));
const mudProperties = [
  'mud_weight',
  'ph',
  'yield_point',
  'api_fluid_loss',
  'hpht_fluid_loss',
  'six_rpm',
  'percentage_lgs',
] as const satisfies readonly MudProperty[];
const mudColumns: readonly Column<Placed>[] = [
  ...sectionColumns,
  ...fieldColumns('mud', mudOf, { mud_type: 20, mud_properties: 24, mud_weight_text: 18 }),
  ...mudProperties.flatMap(mudFigures),
  ...fieldColumns('mud', mudOf, { notes: 60 }),
];

type Run = Pick<LoggingRun, 'run_number' | 'run_evaluation'>;

/** A row for each run; a section without runs has one without a number. */
function* runsOf(sections: readonly Section[]): Iterable<Placed<Run>> {
  for (const { section, place } of placed(sections)) {
    const runs = (section.logging_item?.logging_runs_list ?? []).toSorted((a, b) =>
      byNumber(a.run_number, b.run_number),
    );
    if (runs.length === 0) yield { section, place, of: { run_number: null, run_evaluation: null } };
    for (const of of runs) yield { section, place, of };
  }
}

const { logging, run } = catalogue;
const loggingColumns: readonly Column<Placed<Run>>[] = [
  ...sectionColumns,
  words(
    logging.logging_program_evaluation.name,
    30,
    ({ section }) => section.logging_item?.logging_program_evaluation ?? null,
  ),
  figures('Run', ({ of }) => of.run_number, formats.whole, 7),
  words(run.run_evaluation.name, 40, ({ of }) => of.run_evaluation),
  words(logging.notes.name, 60, ({ section }) => section.logging_item?.notes ?? null),
];

const testColumns: readonly Column<Placed>[] = [
  ...sectionColumns,
  ...fieldColumns('pressureTest', ({ section }: Placed) => section.pressure_test_item, {
    annular_pressure: 15,
    ram_pressure: 15,
    liner_lap_pressure: 17,
    casing_on_bump_pressure: 22,
    notes: 60,
  }),
];

const nothing = 'No sections.';

export const formationsSheet = ({ sections_list: sections }: Montage): Sheet =>
  tableSheet({
    name: 'Formations',
    columns: formationsColumns,
    items: () => formationsOf(sections),
    nothing: 'No formations.',
    names: 3,
  });

const reservoirColumns = fieldColumns('reservoir', (one: Reservoir) => one, {
  formation_name: 34,
  pressure_lower_bound: 22,
  pressure_upper_bound: 22,
  true_vertical_depth_subsea_lower_bound: 18,
  true_vertical_depth_subsea_upper_bound: 18,
  gradient: 18,
});

export const reservoirsSheet = ({ reservoirs_list: reservoirs }: Montage): Sheet =>
  tableSheet({
    name: 'Reservoirs',
    columns: reservoirColumns,
    items: () => reservoirs,
    nothing: 'No reservoir data available.',
    names: 1,
  });

const pointColumns = fieldColumns('pressurePoint', (one: PressurePoint) => one, {
  true_vertical_depth_subsea: 12,
  pore_pressure: 16,
  fracture_pressure: 18,
  overburden_pressure: 20,
  notes: 60,
});

const strengthTestColumns = fieldColumns('strengthTest', (one: StrengthTest) => one, {
  test_type: 10,
  status: 12,
  true_vertical_depth_subsea: 12,
  pressure: 16,
  notes: 60,
});

/** The pressure profile and the strength tests, each only if there are any. */
export function pressureSheets(montage: Montage): Sheet[] {
  const { pressure_points_list: points = [], strength_tests_list: tests = [] } = montage;
  const profile = {
    name: 'Pressure profile',
    columns: pointColumns,
    items: () => points,
    nothing: 'No pressures.',
    names: 1,
  };
  const strength = {
    name: 'Strength tests',
    columns: strengthTestColumns,
    items: () => tests,
    nothing: 'No tests.',
    names: 2,
  };
  return [
    ...(points.length > 0 ? [tableSheet(profile)] : []),
    ...(tests.length > 0 ? [tableSheet(strength)] : []),
  ];
}

/** The programmes of each section, a sheet for each kind. */
export function programmeSheets({ sections_list: sections }: Montage): Sheet[] {
  const items = () => placed(sections);
  return [
    tableSheet({ name: 'Hole sections', columns: holeColumns, items, nothing, names: 2 }),
    tableSheet({ name: 'Casing', columns: casingColumns, items, nothing, names: 2 }),
    tableSheet({ name: 'Cement', columns: cementColumns, items, nothing, names: 2, wide: true }),
    tableSheet({ name: 'Mud', columns: mudColumns, items, nothing, names: 2, wide: true }),
    tableSheet({
      name: 'Logging',
      columns: loggingColumns,
      items: () => runsOf(sections),
      nothing,
      names: 2,
    }),
    tableSheet({ name: 'Pressure tests', columns: testColumns, items, nothing, names: 2 }),
  ];
}
