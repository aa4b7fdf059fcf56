import { missing, words } from '@/domain/montage/figures';
import { casingSize, cementationTitle } from '@/domain/montage/titles';
import type { CementItem, MudProperty, Section, SlurryRole } from '@/domain/montage/montage';
import { formats, type Format } from './looks';
import type { CellValue } from './spreadsheet/sheet';
import { mudProperty, numberOr } from './words';
import { byNumber, runName } from '@/domain/montage/numbers';

/** A value under its label. */
export type LabelledLine =
  | { readonly kind: 'field'; readonly label: string; readonly value: CellValue; readonly format?: Format }
  /** Several words, under their label. */
  | { readonly kind: 'prose'; readonly label: string; readonly text: string };

/** The programmes of a section line by line, in the words and the order of the editor's table. */
type ProgramLine =
  | LabelledLine
  | { readonly kind: 'part'; readonly text: string }
  | { readonly kind: 'remark'; readonly text: string };

type Lines = readonly ProgramLine[];

const field = (label: string, value: string | null | undefined): ProgramLine => ({
  kind: 'field',
  label,
  value: words(value),
});
const figure = (
  label: string,
  value: number | null | undefined,
  format: Format = formats.one,
): ProgramLine => ({
  kind: 'field',
  label,
  value: numberOr(value ?? null),
  format,
});
const prose = (label: string, text: string | null | undefined): ProgramLine => ({
  kind: 'prose',
  label,
  text: words(text),
});
const part = (text: string): ProgramLine => ({ kind: 'part', text });
const remark = (text: string): ProgramLine => ({ kind: 'remark', text });

function casing({ casing_item: item }: Section): Lines {
  const grade = [item?.casing_grade, item?.casing_thread_type].map(words);
  return [
    field('CSG. Size [in]', casingSize(item?.casing_outer_diameter)),
    figure('CSG. Mass [kg/m]', item?.casing_mass, formats.oneToTwo),
    field('Grade/coupling', grade.every((one) => one === missing) ? null : grade.join(' / ')),
    // No field of a montage holds a pocket; the programme has the line all the same.
    field('Pocket [m]', null),
    figure('ID [in]', item?.casing_inner_diameter, formats.three),
    figure('Drift [in]', item?.casing_drift, formats.three),
    figure('Volume/m [m³/m]', item?.casing_volume_per_meter, formats.threeToFive),
    prose('Casing notes', item?.notes),
  ];
}

const slurryFields = ['type', 'pressure_gradient', 'excess', 'top_of_cement', 'additives'] as const;

/** A slurry that nothing is planned of takes one line and not six dashes. */
const namedSlurry = (item: CementItem, role: SlurryRole, name: string): Lines =>
  slurryFields.every((one) => item[`${role}_slurry_${one}`] === null)
    ? [field(name, null)]
    : [part(name), ...slurry(item, role)];

const slurry = (item: CementItem, role: SlurryRole): Lines => [
  prose('Type', item[`${role}_slurry_type`]),
  figure('Grad (kPa/m)', item[`${role}_slurry_pressure_gradient`], formats.oneToTwo),
  field('Excess', item[`${role}_slurry_excess`]),
  field('TOC', item[`${role}_slurry_top_of_cement`]),
  prose('Additives', item[`${role}_slurry_additives`]),
];

function cement({ cement_item: item, casing_item, liner }: Section): Lines {
  if (!item) return [remark('No cement data')];
  return [
    part(cementationTitle(casing_item?.casing_outer_diameter, liner)),
    ...(liner
      ? slurry(item, 'liner')
      : [
          ...namedSlurry(item, 'lead', 'Lead'),
          ...namedSlurry(item, 'tail', 'Tail'),
          ...namedSlurry(item, 'top_fill', 'Topfill'),
        ]),
    prose('Cement notes', item.notes),
  ];
}

function mud({ mud_item: item }: Section): Lines {
  if (!item) return [remark('No mud data')];
  const weight = mudProperty(item, 'mud_weight', 2);
  const known = (label: string, name: MudProperty): ProgramLine => ({
    kind: 'field',
    label,
    value: mudProperty(item, name, 1),
    format: formats.one,
  });
  return [
    prose('Type', item.mud_type),
    prose('Properties', item.mud_properties),
    {
      kind: 'field',
      label: 'Weight (kPa/m)',
      // Where no figure was understood, the words of the document.
      value: weight === missing ? words(item.mud_weight_text) : weight,
      format: formats.oneToTwo,
    },
    known('pH', 'ph'),
    known('Yield Point (Pa)', 'yield_point'),
    known('API Fluid Loss (ml)', 'api_fluid_loss'),
    remark('See attached Mud Program'),
    prose('Mud notes', item.notes),
  ];
}

function logging({ logging_item: item }: Section): Lines {
  // A programme that was deleted stays behind as an empty one with a blank id.
  if (!item || item.id === '') return [remark('No logging data')];
  return [
    part('Logging Program'),
    prose('Evaluation', item.logging_program_evaluation),
    ...item.logging_runs_list
      .toSorted((a, b) => byNumber(a.run_number, b.run_number))
      .map((run) => prose(runName(run), run.run_evaluation)),
    prose('Logging notes', item.notes),
  ];
}

function pressureTests({ pressure_test_item: item, liner }: Section): Lines {
  return [
    figure('Annular (kPa)', item?.annular_pressure),
    figure('Ram (kPa)', item?.ram_pressure),
    // The lap of a liner is tested; a casing has none.
    ...(liner ? [figure('Liner Lap (kPa)', item?.liner_lap_pressure)] : []),
    figure('Casing on Bump (kPa)', item?.casing_on_bump_pressure),
    prose('Pressure-test notes', item?.notes),
  ];
}

interface Program {
  readonly title: string;
  /** Of its labels and its values, in figures. */
  readonly widths: readonly [number, number];
  readonly linesOf: (section: Section) => Lines;
}

/** In the order of the editor's columns. */
export const programs: readonly Program[] = [
  { title: 'CASING', widths: [16, 17], linesOf: casing },
  { title: 'CEMENT', widths: [12, 22], linesOf: cement },
  { title: 'MUD', widths: [18, 15], linesOf: mud },
  { title: 'LOGGING', widths: [14, 18], linesOf: logging },
  { title: 'PRESSURE TESTS', widths: [21, 12], linesOf: pressureTests },
];
