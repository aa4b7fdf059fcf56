import type {
  Formation,
  Montage,
  MudProperty,
  PlanSummary,
  Reservoir,
  Section,
  SlurryRole,
} from '@/domain/montage/montage';
import { formats, type Format } from './looks';
import type { CellValue, Sheet } from './spreadsheet/sheet';
import { tableSheet, type Column } from './table-sheet';
import { byNumber } from '@/domain/montage/numbers';

/** The montage as flat tables: everything in it once more, one row each, numbers as numbers. */

type Placed<Of = Section> = { readonly section: Section; readonly place: number; readonly of: Of };

const words = <Of>(title: string, width: number, value: (of: Of) => CellValue): Column<Of> => ({
  title,
  width,
  value,
});
const figures = <Of>(
  title: string,
  value: (of: Of) => CellValue,
  format: Format = formats.one,
  width = 12,
): Column<Of> => ({ title, width, value, format });

/** Which section a row belongs to: the key by which the tables are joined. */
const sectionColumns: readonly Column<Placed<unknown>>[] = [
  figures('Section', ({ place }) => place, formats.whole, 9),
  figures('Hole (in)', ({ section }) => section.diameter, formats.inches, 9),
];

const placed = (sections: readonly Section[]): Placed[] =>
  sections.map((section, at) => ({ section, place: at + 1, of: section }));

function* formationsOf(sections: readonly Section[]): Iterable<Placed<Formation>> {
  for (const { section, place } of placed(sections))
    for (const of of section.formations_list) yield { section, place, of };
}

const formationColumns: readonly Column<Placed<Formation>>[] = [
  ...sectionColumns,
  words('Proposed Top', 34, ({ of }) => of.formation_name),
  figures('TVD SS (m)', ({ of }) => of.true_vertical_depth_subsea),
  figures('TVD BDF (m)', ({ of }) => of.true_vertical_depth_below_drill_floor),
  figures('AHD BDF (m)', ({ of }) => of.along_hole_depth_below_drill_floor),
  figures('Range (m)', ({ of }) => of.variance),
  figures('Thickness (m)', ({ of }) => of.thickness, formats.one, 13),
];

const holeColumns: readonly Column<Placed>[] = [
  ...sectionColumns,
  words('String', 10, ({ section }) => (section.liner ? 'Liner' : 'Casing')),
  figures('TD TVD SS (m)', ({ section }) => section.true_vertical_depth_subsea, formats.one, 15),
  figures('TD TVD BDF (m)', ({ section }) => section.true_vertical_depth_below_drill_floor, formats.one, 16),
  figures('TD AHD BDF (m)', ({ section }) => section.along_hole_depth_below_drill_floor, formats.one, 16),
  figures('Formations', ({ section }) => section.formations_list.length, formats.whole),
  words('Description', 50, ({ section }) => section.description),
];

const casing = ({ section }: Placed) => section.casing_item;
const casingColumns: readonly Column<Placed>[] = [
  ...sectionColumns,
  words('CSG. Size [in]', 14, (at) => casing(at)?.casing_outer_diameter ?? null),
  figures('CSG. Mass [kg/m]', (at) => casing(at)?.casing_mass ?? null, formats.oneToTwo, 18),
  words('Grade', 12, (at) => casing(at)?.casing_grade ?? null),
  words('Coupling', 12, (at) => casing(at)?.casing_thread_type ?? null),
  figures('ID [in]', (at) => casing(at)?.casing_inner_diameter ?? null, formats.three),
  figures('Drift [in]', (at) => casing(at)?.casing_drift ?? null, formats.three),
  figures('Volume/m [m³/m]', (at) => casing(at)?.casing_volume_per_meter ?? null, formats.threeToFive, 18),
  words('Casing notes', 60, (at) => casing(at)?.notes ?? null),
];

const cement = ({ section }: Placed) => section.cement_item;
const slurryColumns = (role: SlurryRole, name: string): Column<Placed>[] => [
  words(`${name} Type`, 20, (at) => cement(at)?.[`${role}_slurry_type`] ?? null),
  figures(
    `${name} Grad (kPa/m)`,
    (at) => cement(at)?.[`${role}_slurry_pressure_gradient`] ?? null,
    formats.oneToTwo,
    14,
  ),
  words(`${name} Excess`, 12, (at) => cement(at)?.[`${role}_slurry_excess`] ?? null),
  words(`${name} TOC`, 16, (at) => cement(at)?.[`${role}_slurry_top_of_cement`] ?? null),
  words(`${name} Additives`, 24, (at) => cement(at)?.[`${role}_slurry_additives`] ?? null),
];
const cementColumns: readonly Column<Placed>[] = [
  ...sectionColumns,
  ...slurryColumns('lead', 'Lead'),
  ...slurryColumns('tail', 'Tail'),
  ...slurryColumns('top_fill', 'Topfill'),
  ...slurryColumns('liner', 'Liner'),
  words('Cement notes', 60, (at) => cement(at)?.notes ?? null),
];

const mud = ({ section }: Placed) => section.mud_item;
const mudFigures = (name: string, unit: string, property: MudProperty): Column<Placed>[] =>
  (['exact', 'lower', 'upper'] as const).map((bound) =>
    figures(
      `${name}${bound === 'exact' ? '' : ` ${bound}`}${unit}`,
      (at) => mud(at)?.[`${property}_${bound}`] ?? null,
      formats.oneToTwo,
      13,
    ),
  );
const mudColumns: readonly Column<Placed>[] = [
  ...sectionColumns,
  words('Type', 20, (at) => mud(at)?.mud_type ?? null),
  words('Properties', 24, (at) => mud(at)?.mud_properties ?? null),
  words('Weight as written', 18, (at) => mud(at)?.mud_weight_text ?? null),
  ...mudFigures('Weight', ' (kPa/m)', 'mud_weight'),
  ...mudFigures('pH', '', 'ph'),
  ...mudFigures('Yield Point', ' (Pa)', 'yield_point'),
  ...mudFigures('API Fluid Loss', ' (ml)', 'api_fluid_loss'),
  ...mudFigures('HPHT Fluid Loss', ' (ml)', 'hpht_fluid_loss'),
  ...mudFigures('Six-rpm reading', '', 'six_rpm'),
  ...mudFigures('LGS', ' (%)', 'percentage_lgs'),
  words('Mud notes', 60, (at) => mud(at)?.notes ?? null),
];

type Run = { readonly number: number | null; readonly evaluation: string | null };

/** A row for each run; a section without any has one without a number. */
function* runsOf(sections: readonly Section[]): Iterable<Placed<Run>> {
  for (const { section, place } of placed(sections)) {
    const runs = (section.logging_item?.logging_runs_list ?? []).toSorted((a, b) =>
      byNumber(a.run_number, b.run_number),
    );
    if (runs.length === 0) yield { section, place, of: { number: null, evaluation: null } };
    for (const { run_number: runNumber, run_evaluation: evaluation } of runs)
      yield { section, place, of: { number: runNumber, evaluation } };
  }
}

const loggingColumns: readonly Column<Placed<Run>>[] = [
  ...sectionColumns,
  words('Evaluation', 30, ({ section }) => section.logging_item?.logging_program_evaluation ?? null),
  figures('Run', ({ of }) => of.number, formats.whole, 7),
  words('Evaluation of the run', 40, ({ of }) => of.evaluation),
  words('Logging notes', 60, ({ section }) => section.logging_item?.notes ?? null),
];

const tests = ({ section }: Placed) => section.pressure_test_item;
const testColumns: readonly Column<Placed>[] = [
  ...sectionColumns,
  figures('Annular (kPa)', (at) => tests(at)?.annular_pressure ?? null, formats.one, 15),
  figures('Ram (kPa)', (at) => tests(at)?.ram_pressure ?? null, formats.one, 15),
  figures('Liner Lap (kPa)', (at) => tests(at)?.liner_lap_pressure ?? null, formats.one, 17),
  figures('Casing on Bump (kPa)', (at) => tests(at)?.casing_on_bump_pressure ?? null, formats.one, 22),
  words('Pressure-test notes', 60, (at) => tests(at)?.notes ?? null),
];

const nothing = 'No sections.';

export const formationsSheet = ({ sections_list: sections }: Montage): Sheet =>
  tableSheet({
    name: 'Formations',
    columns: formationColumns,
    items: () => formationsOf(sections),
    nothing: 'No formations.',
    names: 3,
  });

const reservoirColumns: readonly Column<Reservoir>[] = [
  words('Formation Name', 34, (one) => one.formation_name),
  figures('Pressure Lower (kPa)', (one) => one.pressure_lower_bound, formats.one, 22),
  figures('Pressure Upper (kPa)', (one) => one.pressure_upper_bound, formats.one, 22),
  figures('TVDss Lower (m)', (one) => one.true_vertical_depth_subsea_lower_bound, formats.one, 18),
  figures('TVDss Upper (m)', (one) => one.true_vertical_depth_subsea_upper_bound, formats.one, 18),
  figures('Gradient (kPa/m)', (one) => one.gradient, formats.twoToThree, 18),
];

const planColumns: readonly Column<PlanSummary>[] = [
  figures('Step', (step) => step.rank, formats.whole, 7),
  words('Title', 44, (step) => step.title),
  words('Description', 90, (step) => step.description),
];

export const reservoirsSheet = ({ reservoirs_list: reservoirs }: Montage): Sheet =>
  tableSheet({
    name: 'Reservoirs',
    columns: reservoirColumns,
    items: () => reservoirs,
    nothing: 'No reservoir data available.',
    names: 1,
  });

export const planSheet = ({ plan_summaries_list: steps }: Montage): Sheet =>
  tableSheet({
    name: 'Plan',
    columns: planColumns,
    items: () => steps,
    nothing: 'No steps have been planned.',
    names: 2,
  });

/** What is planned for each section, a sheet for each kind of programme. */
export function programSheets({ sections_list: sections }: Montage): Sheet[] {
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
