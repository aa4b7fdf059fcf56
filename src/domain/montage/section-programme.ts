import { isKnown } from '../checks/known';
import type { Cell, Place, SectionItems } from './address';
import { catalogue, programmes, slurryNames, titleOf, type Field, type FieldOf } from './catalogue';
import { boundedFigure, missing } from './figures';
import { hasLogging, itemFields } from './lookup';
import type { LoggingRun, MudProperty, Section, SlurryRole } from './montage';
import { byNumber, runName } from './numbers';
import { inForce } from './field-in';
import { inShownUnit, shown } from './shown';
import { unitOf } from '../shown-units/figures';
import { cementationTitle } from './titles';

/** The programmes of a section, line by line. Outputs lay these lines out, and some omit lines. */

export type ProgrammeColumn = keyof SectionItems;

export interface ProgrammeValue {
  readonly cell: Cell;
  readonly field: Field;
  /** For a mud property without an exact value: its bounds, or the text of the document. */
  readonly value: string | number | null;
}

/** A label with its values. */
export interface ValueLine {
  readonly kind: 'value' | 'prose' | 'run' | 'notes';
  /** With the unit. */
  readonly label: string;
  /** Empty for the pocket, which no field of a montage contains. */
  readonly values: readonly ProgrammeValue[];
  readonly run?: LoggingRun;
}

export type ProgrammeLine =
  | ValueLine
  | { readonly kind: 'title' | 'remark' | 'none'; readonly text: string }
  /** The only slurry of a liner has no name. */
  | { readonly kind: 'slurry'; readonly name: string | null; readonly lines: readonly ValueLine[] };

type Lines = readonly ProgrammeLine[];

/** Whether a section has a programme. A deleted logging programme is an empty item and does not count. */
export const isPlanned = (section: Section, column: ProgrammeColumn): boolean =>
  column === 'logging' ? hasLogging(section.logging_item) : section[itemFields[column]] !== null;

/** The text after the label of a line. */
export function lineText({ values }: ValueLine): string {
  const texts = values.map(({ field, value }) => shown(field, value));
  return texts.every((text) => text === missing) ? missing : texts.join(' / ');
}

function lineMaker<Kind extends ProgrammeColumn>(section: Section, of: Kind) {
  const at: Place = { of, section: section.id };
  const item: object | null = section[itemFields[of]];
  const fields: Readonly<Record<FieldOf<Kind>, Field>> = catalogue[of];
  const valueOf = (name: FieldOf<Kind>): ProgrammeValue => {
    const value: unknown = item && Reflect.get(item, name);
    return {
      cell: { at, field: name },
      field: fields[name],
      value: (value ?? null) as ProgrammeValue['value'],
    };
  };
  const line = (kind: ValueLine['kind'], name: FieldOf<Kind>): ValueLine => ({
    kind,
    label: titleOf(fields[name]),
    values: [valueOf(name)],
  });
  return { valueOf, line };
}

function casing(section: Section): Lines {
  const { valueOf, line } = lineMaker(section, 'casing');
  return [
    line('value', 'casing_outer_diameter'),
    line('value', 'casing_mass'),
    {
      kind: 'value',
      label: 'Grade/coupling',
      values: [valueOf('casing_grade'), valueOf('casing_thread_type')],
    },
    { kind: 'value', label: `Pocket [${unitOf('length')}]`, values: [] },
    line('value', 'casing_inner_diameter'),
    line('value', 'casing_drift'),
    line('value', 'casing_volume_per_meter'),
    line('notes', 'notes'),
  ];
}

function cement(section: Section): Lines {
  const { line } = lineMaker(section, 'cement');
  const slurry = (role: SlurryRole): ProgrammeLine => ({
    kind: 'slurry',
    name: role === 'liner' ? null : slurryNames[role],
    lines: [
      line('prose', `${role}_slurry_type`),
      line('value', `${role}_slurry_pressure_gradient`),
      line('value', `${role}_slurry_excess`),
      line('value', `${role}_slurry_top_of_cement`),
      line('prose', `${role}_slurry_additives`),
    ],
  });
  const roles: readonly SlurryRole[] = section.liner ? ['liner'] : ['lead', 'tail', 'top_fill'];
  return [
    { kind: 'title', text: cementationTitle(section.casing_item?.casing_outer_diameter, section.liner) },
    ...roles.map(slurry),
    line('notes', 'notes'),
  ];
}

/** The exact value if there is one, else the bounds from a document, else its text. */
function propertyLine(section: Section, name: MudProperty): ValueLine {
  const item = section.mud_item;
  const { valueOf } = lineMaker(section, 'mud');
  const exact = valueOf(`${name}_exact`);
  const known = (bound: 'exact' | 'lower' | 'upper'): number | null => {
    const value = item?.[`${name}_${bound}`] ?? null;
    return isKnown(value) ? value : null;
  };
  const field = inForce(exact.field);
  const bound = (of: 'lower' | 'upper'): number | null => {
    const value = known(of);
    return value === null ? null : inShownUnit(field, value);
  };
  const bounds = () => {
    const text = boundedFigure(
      { exact: null, lower: bound('lower'), upper: bound('upper') },
      ...field.decimals,
    );
    return text === missing ? null : text;
  };
  const asWritten = name === 'mud_weight' ? (item?.mud_weight_text ?? null) : null;
  const value = known('exact') ?? bounds() ?? asWritten;
  return { kind: 'value', label: titleOf(exact.field), values: [{ ...exact, value }] };
}

function mud(section: Section): Lines {
  const { line } = lineMaker(section, 'mud');
  return [
    line('prose', 'mud_type'),
    line('prose', 'mud_properties'),
    propertyLine(section, 'mud_weight'),
    propertyLine(section, 'ph'),
    propertyLine(section, 'yield_point'),
    propertyLine(section, 'api_fluid_loss'),
    { kind: 'remark', text: 'See attached Mud Program' },
    line('notes', 'notes'),
  ];
}

/** The mud properties that the programme has no line for; documents may give them. */
export const furtherMudLines = (section: Section): readonly ValueLine[] =>
  (['hpht_fluid_loss', 'six_rpm', 'percentage_lgs'] as const).map((name) => propertyLine(section, name));

function logging(section: Section): Lines {
  const { line } = lineMaker(section, 'logging');
  const runs = section.logging_item?.logging_runs_list ?? [];
  return [
    { kind: 'title', text: 'Logging Program' },
    line('prose', 'logging_program_evaluation'),
    ...runs
      .toSorted((one, other) => byNumber(one.run_number, other.run_number))
      .map((run): ValueLine => {
        const cell: Cell = { at: { of: 'run', section: section.id, id: run.id }, field: 'run_evaluation' };
        const value = { cell, field: catalogue.run.run_evaluation, value: run.run_evaluation };
        return { kind: 'run', label: runName(run), values: [value], run };
      }),
    line('notes', 'notes'),
  ];
}

function pressureTest(section: Section): Lines {
  const { line } = lineMaker(section, 'pressureTest');
  return [
    line('value', 'annular_pressure'),
    line('value', 'ram_pressure'),
    // Only a liner has a lap to test.
    ...(section.liner ? [line('value', 'liner_lap_pressure')] : []),
    line('value', 'casing_on_bump_pressure'),
    line('notes', 'notes'),
  ];
}

const linesOf: Readonly<Record<ProgrammeColumn, (section: Section) => Lines>> = {
  casing,
  cement,
  mud,
  logging,
  pressureTest,
};

/** Casing and pressure tests always have their lines: the first typed value creates the item. */
const madeByTyping: ReadonlySet<ProgrammeColumn> = new Set(['casing', 'pressureTest']);

export function programmeLines(section: Section, column: ProgrammeColumn): Lines {
  if (isPlanned(section, column) || madeByTyping.has(column)) return linesOf[column](section);
  return [{ kind: 'none', text: programmes[column].none }];
}

/** `programmeLines` for outputs without editing. */
export const plannedLines = (section: Section, column: ProgrammeColumn): Lines =>
  isPlanned(section, column) ? linesOf[column](section) : [{ kind: 'none', text: programmes[column].none }];

/** Whether a line shows only a dash. */
export const isBlankLine = (line: ValueLine): boolean => lineText(line) === missing;
