import type { Section, MudItem, MudProperty, SlurryRole } from '../montage/montage';
import { isWritten } from '../checks/known';
import { boundedFigure, figure, missing, words } from '../montage/figures';
import { casingSize, cementationTitle } from '../montage/titles';
import { byNumber, runName } from '../montage/numbers';

/** What a section's block of text says in one column, from top to bottom. */
export type Entry =
  | { readonly kind: 'fact'; readonly label: string; readonly value: string }
  | { readonly kind: 'part'; readonly text: string }
  | { readonly kind: 'none'; readonly text: string };

export interface ProgrammeColumn {
  readonly title: string;
  /** How wide it is, beside the others: cement has the most to say. */
  readonly share: number;
  readonly entries: (section: Section) => Entry[];
}

const fact = (label: string, value: string): Entry => ({ kind: 'fact', label, value });
const none = (text: string): Entry[] => [{ kind: 'none', text }];
/** A text nobody wrote takes no line of the sheet; a figure that is not known does, as `-`. */
const written = (label: string, value: string | null): Entry[] =>
  isWritten(value) ? [fact(label, words(value))] : [];

function casing({ casing_item: item, liner }: Section): Entry[] {
  if (!item) return none('No casing data');
  const coupling = [item.casing_grade, item.casing_thread_type].filter(isWritten).map(words).join(' ');
  const size = casingSize(item.casing_outer_diameter);
  return [
    { kind: 'part', text: `${size === null ? '' : `${size}″ `}${liner ? 'Liner' : 'Casing'}` },
    fact('CSG. Size [in]', size ?? missing),
    fact('CSG. Mass [kg/m]', figure(item.casing_mass, 1, 2)),
    fact('Grade/coupling', coupling || missing),
    fact('ID [in]', figure(item.casing_inner_diameter, 3)),
    fact('Drift [in]', figure(item.casing_drift, 3)),
    fact('Volume/m [m³/m]', figure(item.casing_volume_per_meter, 3, 5)),
    ...written('Casing notes', item.notes),
  ];
}

const casingSlurries = [
  ['lead', 'Lead'],
  ['tail', 'Tail'],
  ['top_fill', 'Topfill'],
] as const;

function cement({ cement_item: item, casing_item, liner }: Section): Entry[] {
  if (!item) return none('No cement data');
  const slurry = (role: SlurryRole): Entry[] => {
    const gradient = item[`${role}_slurry_pressure_gradient`];
    const [type, excess, top, additives] = [
      item[`${role}_slurry_type`],
      item[`${role}_slurry_excess`],
      item[`${role}_slurry_top_of_cement`],
      item[`${role}_slurry_additives`],
    ];
    if (gradient === null && ![type, excess, top, additives].some(isWritten)) return [];
    return [
      ...written('Type', type),
      fact('Grad (kPa/m)', figure(gradient, 1, 2)),
      fact('Excess', words(excess)),
      fact('TOC', words(top)),
      ...written('Additives', additives),
    ];
  };
  const slurries = liner
    ? slurry('liner')
    : casingSlurries.flatMap(([role, text]): Entry[] => {
        const lines = slurry(role);
        return lines.length > 0 ? [{ kind: 'part', text }, ...lines] : [];
      });
  return [
    { kind: 'part', text: cementationTitle(casing_item?.casing_outer_diameter, liner) },
    ...(slurries.length > 0 ? slurries : none('No slurry data')),
    ...written('Cement notes', item.notes),
  ];
}

function mud({ mud_item: item }: Section): Entry[] {
  if (!item) return none('No mud data');
  const weight = bounded(item, 'mud_weight', 2);
  return [
    { kind: 'part', text: words(item.mud_type) === missing ? 'Mud' : words(item.mud_type) },
    ...written('Properties', item.mud_properties),
    // Where no figure was understood, the words of the document stand for it.
    fact('Weight (kPa/m)', weight === missing ? words(item.mud_weight_text) : weight),
    fact('pH', bounded(item, 'ph')),
    fact('Yield Point (Pa)', bounded(item, 'yield_point')),
    fact('API Fluid Loss (ml)', bounded(item, 'api_fluid_loss')),
    ...written('Mud notes', item.notes),
  ];
}

const bounded = (item: MudItem, name: MudProperty, most = 1): string =>
  boundedFigure(
    { exact: item[`${name}_exact`], lower: item[`${name}_lower`], upper: item[`${name}_upper`] },
    1,
    most,
  );

function logging({ logging_item: item }: Section): Entry[] {
  // A programme that was deleted stays behind as an empty one with a blank id.
  if (!item || (item.id === '' && item.logging_runs_list.length === 0)) return none('No logging data');
  return [
    ...written('Evaluation', item.logging_program_evaluation),
    ...item.logging_runs_list
      .toSorted((one, other) => byNumber(one.run_number, other.run_number))
      .map((run) => fact(runName(run), words(run.run_evaluation))),
    ...written('Logging notes', item.notes),
  ];
}

function tests({ pressure_test_item: item, liner }: Section): Entry[] {
  if (!item) return none('No pressure test data');
  return [
    fact('Annular (kPa)', figure(item.annular_pressure)),
    fact('Ram (kPa)', figure(item.ram_pressure)),
    // The lap of a liner is tested; a casing has none.
    ...(liner ? [fact('Liner Lap (kPa)', figure(item.liner_lap_pressure))] : []),
    fact('Casing on Bump (kPa)', figure(item.casing_on_bump_pressure)),
    ...written('Pressure-test notes', item.notes),
  ];
}

/** The columns beside the well, in the order of the editor's table. */
export const programmeColumns: readonly ProgrammeColumn[] = [
  { title: 'Casing', share: 1.05, entries: casing },
  { title: 'Cement', share: 1.2, entries: cement },
  { title: 'Mud', share: 1.05, entries: mud },
  { title: 'Logging', share: 1, entries: logging },
  { title: 'Pressure tests', share: 1.15, entries: tests },
];
