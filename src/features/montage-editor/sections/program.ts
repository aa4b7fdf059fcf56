import type { Cell, Place, SectionItems } from '@/domain/montage/address';
import type { LoggingRun, MudItem, MudProperty, Section, SlurryRole } from '@/domain/montage/montage';
import { boundedFigure, missing, words } from '@/domain/montage/figures';
import { cementationTitle } from '@/domain/montage/titles';
import { byNumber } from '@/domain/montage/numbers';

export const programColumns = ['casing', 'cement', 'mud', 'logging', 'pressureTest'] as const;
export type ProgramColumn = (typeof programColumns)[number];

/** What a person can start where nothing is planned yet. */
export type Start = 'cement' | 'mud' | 'logging';

/** One line of a programme's cell, from top to bottom. */
export type ProgramLine =
  | {
      readonly kind: 'field';
      readonly label: string;
      readonly cells: readonly Cell[];
      /** Several words, which read better under their label than squeezed beside it. */
      readonly prose?: boolean;
      /** What is shown instead of the value itself. */
      readonly instead?: string | undefined;
    }
  | { readonly kind: 'fixed'; readonly label: string; readonly text: string }
  | { readonly kind: 'title' | 'part' | 'remark'; readonly text: string }
  | { readonly kind: 'notes'; readonly label: string; readonly cells: readonly [Cell] }
  | { readonly kind: 'run'; readonly run: LoggingRun; readonly cells: readonly [Cell] }
  | { readonly kind: 'logging-title' }
  | { readonly kind: 'add-run' }
  | { readonly kind: 'none'; readonly text: string; readonly start: Start };

type Lines = readonly ProgramLine[];

const field = (label: string, at: Place, ...names: string[]): ProgramLine => ({
  kind: 'field',
  label,
  cells: names.map((name) => ({ at, field: name })),
});
const prose = (label: string, at: Place, name: string): ProgramLine => ({
  kind: 'field',
  label,
  cells: [{ at, field: name }],
  prose: true,
});
const notes = (label: string, at: Place): ProgramLine => ({
  kind: 'notes',
  label,
  cells: [{ at, field: 'notes' }],
});

const placeOf = (of: keyof SectionItems, section: Section): Place => ({ of, section: section.id });

function casingLines(section: Section): Lines {
  const at = placeOf('casing', section);
  return [
    field('CSG. Size [in]', at, 'casing_outer_diameter'),
    field('CSG. Mass [kg/m]', at, 'casing_mass'),
    field('Grade/coupling', at, 'casing_grade', 'casing_thread_type'),
    // No field of a montage holds a pocket; the programme has the line all the same.
    { kind: 'fixed', label: 'Pocket [m]', text: missing },
    field('ID [in]', at, 'casing_inner_diameter'),
    field('Drift [in]', at, 'casing_drift'),
    field('Volume/m [m³/m]', at, 'casing_volume_per_meter'),
    notes('Casing notes', at),
  ];
}

const slurryLines = (at: Place, wire: SlurryRole): Lines => [
  prose('Type', at, `${wire}_slurry_type`),
  field('Grad (kPa/m)', at, `${wire}_slurry_pressure_gradient`),
  field('Excess', at, `${wire}_slurry_excess`),
  field('TOC', at, `${wire}_slurry_top_of_cement`),
  prose('Additives', at, `${wire}_slurry_additives`),
];

function cementLines(section: Section): Lines {
  if (!section.cement_item) return [{ kind: 'none', text: 'No cement data', start: 'cement' }];
  const at = placeOf('cement', section);
  const title = cementationTitle(section.casing_item?.casing_outer_diameter, section.liner);
  const part = (text: string): ProgramLine => ({ kind: 'part', text });
  return [
    { kind: 'title', text: title },
    ...(section.liner
      ? slurryLines(at, 'liner')
      : [
          part('Lead'),
          ...slurryLines(at, 'lead'),
          part('Tail'),
          ...slurryLines(at, 'tail'),
          part('Topfill'),
          ...slurryLines(at, 'top_fill'),
        ]),
    notes('Cement notes', at),
  ];
}

/** A property's figure; bounds where a document gave only those. */
function bounded(mud: MudItem, name: MudProperty, mostDecimals = 1): string {
  return boundedFigure(
    { exact: mud[`${name}_exact`], lower: mud[`${name}_lower`], upper: mud[`${name}_upper`] },
    1,
    mostDecimals,
  );
}

/** The weight as a figure; where no figure was understood, in the words of the document. */
function weight(mud: MudItem): string {
  const inFigures = bounded(mud, 'mud_weight', 2);
  return inFigures === missing ? words(mud.mud_weight_text) : inFigures;
}

function mudLines(section: Section): Lines {
  const mud = section.mud_item;
  if (!mud) return [{ kind: 'none', text: 'No mud data', start: 'mud' }];
  const at = placeOf('mud', section);
  const exact = (label: string, name: MudProperty, instead: string): ProgramLine => ({
    ...field(label, at, `${name}_exact`),
    kind: 'field',
    label,
    cells: [{ at, field: `${name}_exact` }],
    instead,
  });
  return [
    prose('Type', at, 'mud_type'),
    prose('Properties', at, 'mud_properties'),
    exact('Weight (kPa/m)', 'mud_weight', weight(mud)),
    exact('pH', 'ph', bounded(mud, 'ph')),
    exact('Yield Point (Pa)', 'yield_point', bounded(mud, 'yield_point')),
    exact('API Fluid Loss (ml)', 'api_fluid_loss', bounded(mud, 'api_fluid_loss')),
    { kind: 'remark', text: 'See attached Mud Program' },
    notes('Mud notes', at),
  ];
}

function loggingLines(section: Section): Lines {
  const logging = section.logging_item;
  // A programme that was deleted stays behind as an empty one with a blank id.
  if (!logging || logging.id === '') return [{ kind: 'none', text: 'No logging data', start: 'logging' }];
  const at = placeOf('logging', section);
  return [
    { kind: 'logging-title' },
    prose('Evaluation', at, 'logging_program_evaluation'),
    ...logging.logging_runs_list
      .toSorted((a, b) => byNumber(a.run_number, b.run_number))
      .map((run): ProgramLine => ({
        kind: 'run',
        run,
        cells: [{ at: { of: 'run', section: section.id, id: run.id }, field: 'run_evaluation' }],
      })),
    { kind: 'add-run' },
    notes('Logging notes', at),
  ];
}

function pressureTestLines(section: Section): Lines {
  const at = placeOf('pressureTest', section);
  return [
    field('Annular (kPa)', at, 'annular_pressure'),
    field('Ram (kPa)', at, 'ram_pressure'),
    // The lap of a liner is tested; a casing has none.
    ...(section.liner ? [field('Liner Lap (kPa)', at, 'liner_lap_pressure')] : []),
    field('Casing on Bump (kPa)', at, 'casing_on_bump_pressure'),
    notes('Pressure-test notes', at),
  ];
}

const linesOf: Record<ProgramColumn, (section: Section) => Lines> = {
  casing: casingLines,
  cement: cementLines,
  mud: mudLines,
  logging: loggingLines,
  pressureTest: pressureTestLines,
};

type Program = Record<ProgramColumn, Lines>;
const programs = new WeakMap<Section, Program>();

/** The programme of a section, line by line. Worked out once for a section as it stands. */
export function programOf(section: Section): Program {
  const known = programs.get(section);
  if (known) return known;
  const program = Object.fromEntries(
    programColumns.map((column) => [column, linesOf[column](section)]),
  ) as Program;
  programs.set(section, program);
  return program;
}

/** The cells of one programme, from top to bottom: what the cursor visits. */
export const programCells = (section: Section, column: ProgramColumn): Cell[] =>
  programOf(section)[column].flatMap((line) => ('cells' in line ? line.cells : []));
