import { kickRowsOf } from '../kick-tolerance/kicks-side-by-side';
import { hasKicks } from '../kick-tolerance/kick-rows';
import { sectionKicks, type SectionKick } from '../kick-tolerance/section-kicks';
import type { CheckSettings } from '../checks/settings';
import { sectionWindows, type SectionWindow } from '../pressures/section-windows';
import { hasPressures } from '../pressures/window';
import { windowColumns } from '../pressures/window-columns';
import { pathGroups } from '../trajectory/paths-side-by-side';
import { cellKey, type Cell, type Place } from './address';
import { aligned } from './aligned';
import {
  catalogue,
  depthColumns,
  formationColumns,
  fullTitleOf,
  programmeColumns,
  programmes,
  reservoirColumns,
  titleOf,
  topLineColumns,
  type Field,
} from './catalogue';
import type { Value } from './change';
import { valueIn } from './edit';
import { dollars, figure, missing } from './figures';
import type { Entity } from './lookup';
import { riskMatrixOf, type RiskMatrix } from '../risks/matrix';
import { ratingOf } from '../risks/register';
import type { Montage, Risk, Section } from './montage';
import { lineText, programmeLines, type ProgrammeLine, type ValueLine } from './section-programme';
import { inForce } from './field-in';
import { unitOf } from '../shown-units/figures';
import { inShownUnit, shown } from './shown';
import {
  signed,
  sideOf,
  textRow,
  type Pair,
  type SideBySideGroup,
  type SideBySideRow,
} from './side-by-side-row';
import { sectionTitle } from './titles';

/** Two montages of different wells, side by side: what corresponds is in one row. */

/** As it is compared: without regard to case and blanks. */
const plain = (text: string | null): string => (text ?? '').trim().toLowerCase().replaceAll(/\s+/g, ' ');

const nameKey = (text: string | null): string | null => plain(text) || null;

const textOf = (field: Field, value: Value): string =>
  field.kind === 'usd' && typeof value === 'number'
    ? dollars(value)
    : field.kind === 'boolean' && value !== null
      ? value === true
        ? 'yes'
        : 'no'
      : shown(field, value);

function changeOf(field: Field, left: Value, right: Value): string | null {
  // The difference of two identifiers means nothing.
  if (field === catalogue.topLine.well_id || field === catalogue.topLine.activity_id) return null;
  if (typeof left !== 'number' || typeof right !== 'number' || left === right) return null;
  const change = right - left;
  const size =
    field.kind === 'usd'
      ? dollars(Math.abs(change))
      : figure(inShownUnit(inForce(field), Math.abs(change)), ...inForce(field).decimals);
  return signed(change, size);
}

/** Blanks and case count: they are what was typed. */
const isSame = (one: Value, other: Value): boolean => (one ?? '') === (other ?? '');

interface Described {
  readonly cell: Cell;
  readonly label: string;
  readonly field: Field;
  readonly values: readonly [Value, Value];
}

function rowOf({ cell, label, field, values: [left, right] }: Described): SideBySideRow {
  return {
    key: cellKey(cell),
    label,
    left: textOf(field, left),
    right: textOf(field, right),
    change: changeOf(field, left, right),
    differs: !isSame(left, right),
  };
}

/** A row for each field that one of the two has a value in. */
function fieldRows(
  at: Place,
  pair: Pair<Entity>,
  fields: readonly string[],
  label: (field: Field) => string = titleOf,
): SideBySideRow[] {
  const own: Readonly<Record<string, Field>> = catalogue[at.of];
  return fields.flatMap((name): SideBySideRow[] => {
    const field = own[name];
    const [left = null, right = null] = pair.map((entity) => (entity ? valueIn(entity, name) : null));
    if (!field || (isSame(left, null) && isSame(right, null))) return [];
    return [rowOf({ cell: { at, field: name }, label: label(field), field, values: [left, right] })];
  });
}

interface NamedLine {
  readonly name: string;
  readonly line: ValueLine;
}

/** The lines with values, each with a name that is unique within its programme. */
const namedLines = (lines: readonly ProgrammeLine[]): NamedLine[] =>
  lines.flatMap((line): NamedLine[] => {
    if (line.kind === 'slurry')
      return line.lines.map((each) => ({
        name: [line.name, each.label].filter(Boolean).join(' '),
        line: each,
      }));
    if (!('values' in line) || line.values.length === 0) return [];
    return [{ name: line.label, line }];
  });

/** What the two say about one line, which may have several values: compared as it is shown. */
function programmeRows(left: Section | null, right: Section | null): SideBySideRow[] {
  return programmeColumns.flatMap((column) => {
    const linesOf = (section: Section | null) =>
      new Map(
        namedLines(section ? programmeLines(section, column) : []).map(({ name, line }) => [name, line]),
      );
    const [ours, theirs] = [linesOf(left), linesOf(right)];
    return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((name): SideBySideRow[] => {
      const [one, other] = [ours.get(name), theirs.get(name)];
      const texts = [one, other].map((line) => (line ? lineText(line) : missing)) as [string, string];
      if (texts.every((text) => text === missing)) return [];
      const [first, second] = [one?.values, other?.values];
      const single = first?.length === 1 && second?.length === 1 ? [first[0]!, second[0]!] : null;
      return [
        {
          key: `${column} ${name}`,
          label: `${capitalised(programmes[column].title)} · ${name}`,
          left: texts[0],
          right: texts[1],
          change: single && changeOf(single[0]!.field, single[0]!.value, single[1]!.value),
          differs: texts[0] !== texts[1],
        },
      ];
    });
  });
}

/** `PRESSURE TESTS` within a line: `Pressure tests`. */
const capitalised = (title: string): string => `${title.charAt(0)}${title.slice(1).toLowerCase()}`;

const withKey = (prefix: string, rows: readonly SideBySideRow[]): SideBySideRow[] =>
  rows.map((row) => ({ ...row, key: `${prefix} ${row.key}` }));

/** What follows from the values of each montage, by the id of the section; empty where neither has anything of it. */
interface Computed {
  readonly windows: readonly [WindowsOf, WindowsOf];
  readonly kicks: readonly [KicksOf, KicksOf];
  readonly settings: CheckSettings;
}
type WindowsOf = ReadonlyMap<string, SectionWindow>;
type KicksOf = ReadonlyMap<string, SectionKick>;

const bySection = <T extends { readonly section: Section }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [one.section.id, one]));

function computedOf(left: Montage, right: Montage, settingsOf: SettingsOf): Computed {
  const montages = [left, right];
  const windows = montages.map((montage) => sectionWindows(montage, settingsOf(montage)));
  const kicks = montages.map((montage) => sectionKicks(montage, settingsOf(montage)));
  const showsWindows = montages.some(hasPressures);
  const showsKicks = kicks.some(hasKicks);
  return {
    windows: [bySection(showsWindows ? windows[0]! : []), bySection(showsWindows ? windows[1]! : [])],
    kicks: [bySection(showsKicks ? kicks[0]! : []), bySection(showsKicks ? kicks[1]! : [])],
    settings: settingsOf(left),
  };
}

function windowRows(pair: Pair<SectionWindow>): SideBySideRow[] {
  return windowColumns.flatMap(({ title, text }): SideBySideRow[] => {
    const [ours = missing, theirs = missing] = pair.map((window) => (window ? text(window) : missing));
    if (ours === missing && theirs === missing) return [];
    const label = `Pressure window · ${title} (${unitOf('gradient')})`;
    return [textRow(`window ${title}`, label, [ours, theirs])];
  });
}

function sectionGroup([left, right]: Pair<Section>, place: number, computed: Computed): SideBySideGroup {
  const section = (left ?? right)!;
  const ofPair = <T>([ours, theirs]: readonly [ReadonlyMap<string, T>, ReadonlyMap<string, T>]): Pair<T> => [
    (left && ours.get(left.id)) ?? null,
    (right && theirs.get(right.id)) ?? null,
  ];
  const at: Place = { of: 'section', section: section.id };
  const formations = aligned(
    left?.formations_list ?? [],
    right?.formations_list ?? [],
    ({ formation_name }) => nameKey(formation_name),
  );
  const tops = formations.flatMap((pair, index) => {
    const top = (pair[0] ?? pair[1])!;
    const name = top.formation_name?.trim() || 'Unnamed formation';
    const topAt: Place = { of: 'formation', section: section.id, id: top.id };
    const [, ...fields] = formationColumns;
    const rows = fieldRows(topAt, pair, fields, (field) => `${name} · ${titleOf(field)}`);
    return withKey(String(index), rows);
  });
  return {
    key: `section ${place}`,
    title: sectionTitle(section.diameter, place),
    side: sideOf([left, right]),
    rows: [
      ...fieldRows(at, [left, right], ['description', 'liner']),
      ...tops,
      ...fieldRows(at, [left, right], depthColumns, fullTitleOf),
      ...programmeRows(left, right),
      ...windowRows(ofPair(computed.windows)),
      ...kickRowsOf(ofPair(computed.kicks), computed.settings),
    ],
  };
}

/** `15 high, then 8 medium`: by the matrix of its own well, before and after mitigation. */
function ratingsText(risk: Risk, matrix: RiskMatrix): string {
  const ratings = (['before', 'after'] as const).map((when) => {
    const rating = ratingOf(risk, matrix, when);
    return rating ? `${rating.score} ${rating.class}` : 'not rated';
  });
  return ratings.join(', then ');
}

type SettingsOf = (montage: Montage) => CheckSettings;

/**
 * Two montages side by side: the top line, the sections aligned by their diameters with their pressure windows and kick
 * tolerances, the well paths by their kinds, and the reservoirs, the risks and the plan by their names. Groups without a
 * value are left out.
 */
export function sideBySide(left: Montage, right: Montage, settingsOf: SettingsOf): SideBySideGroup[] {
  const tops: Pair<Entity> = [left.top_line_item, right.top_line_item];
  const heads = [left, right].map(({ top_line_item: top }) => top?.well_heads.join(', ') ?? '') as [
    string,
    string,
  ];
  const topLine: SideBySideGroup = {
    key: 'top line',
    title: 'Top line',
    side: 'both',
    rows: [
      ...fieldRows({ of: 'topLine' }, tops, topLineColumns),
      ...(heads.join('') === ''
        ? []
        : [textRow('well heads', 'Well heads', [heads[0] || missing, heads[1] || missing])]),
    ],
  };
  const sections = aligned(left.sections_list, right.sections_list, ({ diameter }) => diameter);
  const reservoirs = aligned(left.reservoirs_list, right.reservoirs_list, ({ formation_name }) =>
    nameKey(formation_name),
  );
  const risks = aligned(left.risks_list ?? [], right.risks_list ?? [], ({ risk }) => nameKey(risk));
  const matrices = [left, right].map(({ risk_levels_list: levels }) => riskMatrixOf(levels));
  const steps = aligned(left.plan_summaries_list, right.plan_summaries_list, ({ title }) => nameKey(title));
  const listed = [
    ...reservoirs.map((pair, index): SideBySideGroup => {
      const reservoir = (pair[0] ?? pair[1])!;
      const [, ...fields] = reservoirColumns;
      return {
        key: `reservoir ${index}`,
        title: `Reservoir ${reservoir.formation_name?.trim() || 'without a name'}`,
        side: sideOf(pair),
        rows: fieldRows({ of: 'reservoir', id: reservoir.id }, pair, fields),
      };
    }),
    {
      key: 'risks',
      title: 'Risks',
      side: 'both' as const,
      rows: risks.map((pair, index) => {
        const label = (pair[0] ?? pair[1])!.risk?.trim() || 'Unnamed risk';
        const [ours = missing, theirs = missing] = pair.map((risk, side) =>
          risk && matrices[side] ? ratingsText(risk, matrices[side]) : missing,
        );
        return textRow(`risk ${index}`, label, [ours, theirs]);
      }),
    },
    {
      key: 'plan',
      title: 'Plan',
      side: 'both' as const,
      rows: steps.flatMap((pair, index) => {
        const step = (pair[0] ?? pair[1])!;
        const at: Place = { of: 'planStep', id: step.id };
        const label = step.title?.trim() || 'Untitled item';
        const has = pair.map((one) => (one === null ? missing : one.description?.trim() || 'Planned'));
        const [ours = missing, theirs = missing] = has;
        const key = `${index} ${cellKey({ at, field: 'title' })}`;
        return [textRow(key, label, [ours, theirs])];
      }),
    },
  ];
  const computed = computedOf(left, right, settingsOf);
  const ofSections = sections.map((pair, index) => sectionGroup(pair, index + 1, computed));
  return [topLine, ...ofSections, ...pathGroups(left, right), ...listed].filter(
    ({ rows, side }) => rows.length > 0 || side !== 'both',
  );
}
