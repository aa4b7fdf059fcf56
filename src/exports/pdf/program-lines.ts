import { boundedFigure, figure, missing, words } from '@/domain/montage/figures';
import type { CementItem, MudItem, MudProperty, Section, SlurryRole } from '@/domain/montage/montage';
import { casingSize, cementationTitle } from '@/domain/montage/titles';
import { byNumber, runName } from '@/domain/montage/numbers';

/** One line of a section's programme: what it is called and what is planned. */
export type ProgramLine =
  | { readonly kind: 'fact'; readonly label: string; readonly value: string }
  | { readonly kind: 'title' | 'part' | 'none' | 'remark'; readonly text: string };

type Lines = readonly ProgramLine[];

const fact = (label: string, value: string): ProgramLine => ({ kind: 'fact', label, value });
const none = (text: string): Lines => [{ kind: 'none', text }];
/** Nobody has to be told that there are none. */
const notes = (label: string, value: string | null | undefined): Lines =>
  value?.trim() ? [fact(label, words(value))] : [];

function casingLines({ casing_item: casing }: Section): Lines {
  if (!casing) return none('No casing data');
  const grade = [casing.casing_grade, casing.casing_thread_type].map(words);
  return [
    fact('CSG. Size [in]', casingSize(casing.casing_outer_diameter) ?? missing),
    fact('CSG. Mass [kg/m]', figure(casing.casing_mass, 1, 2)),
    fact('Grade/coupling', grade.every((part) => part === missing) ? missing : grade.join(' / ')),
    // No field of a montage holds a pocket; the programme has the line all the same.
    fact('Pocket [m]', missing),
    fact('ID [in]', figure(casing.casing_inner_diameter, 3)),
    fact('Drift [in]', figure(casing.casing_drift, 3)),
    fact('Volume/m [m³/m]', figure(casing.casing_volume_per_meter, 3, 5)),
    ...notes('Casing notes', casing.notes),
  ];
}

function slurryLines(cement: CementItem, role: SlurryRole): Lines {
  return [
    fact('Type', words(cement[`${role}_slurry_type`])),
    fact('Grad (kPa/m)', figure(cement[`${role}_slurry_pressure_gradient`], 1, 2)),
    fact('Excess', words(cement[`${role}_slurry_excess`])),
    fact('TOC', words(cement[`${role}_slurry_top_of_cement`])),
    fact('Additives', words(cement[`${role}_slurry_additives`])),
  ];
}

const isEmpty = (line: ProgramLine): boolean => line.kind === 'fact' && line.value === missing;

/** A slurry of which nothing is known is one line and not five. */
function slurryPart(name: string, cement: CementItem, role: SlurryRole): Lines {
  const lines = slurryLines(cement, role);
  return lines.every(isEmpty) ? [fact(name, missing)] : [{ kind: 'part', text: name }, ...lines];
}

function cementLines({ cement_item: cement, casing_item: casing, liner }: Section): Lines {
  if (!cement) return none('No cement data');
  return [
    { kind: 'title', text: cementationTitle(casing?.casing_outer_diameter, liner) },
    ...(liner
      ? slurryLines(cement, 'liner')
      : [
          ...slurryPart('Lead', cement, 'lead'),
          ...slurryPart('Tail', cement, 'tail'),
          ...slurryPart('Topfill', cement, 'top_fill'),
        ]),
    ...notes('Cement notes', cement.notes),
  ];
}

function bounded(mud: MudItem, name: MudProperty, mostDecimals = 1): string {
  return boundedFigure(
    { exact: mud[`${name}_exact`], lower: mud[`${name}_lower`], upper: mud[`${name}_upper`] },
    1,
    mostDecimals,
  );
}

/** The editor has no lines for these; what a document told of them belongs on paper all the same. */
const furtherProperties: readonly (readonly [label: string, name: MudProperty])[] = [
  ['HPHT Fluid Loss (ml)', 'hpht_fluid_loss'],
  ['Six-rpm reading', 'six_rpm'],
  ['Low-gravity solids (%)', 'percentage_lgs'],
];

function mudLines({ mud_item: mud }: Section): Lines {
  if (!mud) return none('No mud data');
  const weight = bounded(mud, 'mud_weight', 2);
  return [
    fact('Type', words(mud.mud_type)),
    fact('Properties', words(mud.mud_properties)),
    fact('Weight (kPa/m)', weight === missing ? words(mud.mud_weight_text) : weight),
    fact('pH', bounded(mud, 'ph')),
    fact('Yield Point (Pa)', bounded(mud, 'yield_point')),
    fact('API Fluid Loss (ml)', bounded(mud, 'api_fluid_loss')),
    ...furtherProperties
      .map(([label, name]) => fact(label, bounded(mud, name)))
      .filter((line) => !isEmpty(line)),
    { kind: 'remark', text: 'See attached Mud Program' },
    ...notes('Mud notes', mud.notes),
  ];
}

function loggingLines({ logging_item: logging }: Section): Lines {
  // A programme that was deleted stays behind as an empty one with a blank id.
  if (!logging || logging.id === '') return none('No logging data');
  return [
    { kind: 'title', text: 'Logging Program' },
    fact('Evaluation', words(logging.logging_program_evaluation)),
    ...logging.logging_runs_list
      .toSorted((one, other) => byNumber(one.run_number, other.run_number))
      .map((run) => fact(runName(run), words(run.run_evaluation))),
    ...notes('Logging notes', logging.notes),
  ];
}

function pressureTestLines({ pressure_test_item: tests, liner }: Section): Lines {
  if (!tests) return none('No pressure tests');
  return [
    fact('Annular (kPa)', figure(tests.annular_pressure)),
    fact('Ram (kPa)', figure(tests.ram_pressure)),
    // The lap of a liner is tested; a casing has none.
    ...(liner ? [fact('Liner Lap (kPa)', figure(tests.liner_lap_pressure))] : []),
    fact('Casing on Bump (kPa)', figure(tests.casing_on_bump_pressure)),
    ...notes('Pressure-test notes', tests.notes),
  ];
}

/** From the left to the right, with their heads. */
export const programs: readonly {
  readonly title: string;
  readonly lines: (section: Section) => Lines;
}[] = [
  { title: 'CASING', lines: casingLines },
  { title: 'CEMENT', lines: cementLines },
  { title: 'MUD', lines: mudLines },
  { title: 'LOGGING', lines: loggingLines },
  { title: 'PRESSURE TESTS', lines: pressureTestLines },
];
