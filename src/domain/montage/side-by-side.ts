import { cellKey, type Cell, type Place } from './address';
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
import { inShownUnit, shown } from './shown';
import { sectionTitle } from './titles';

/** Two montages of different wells, side by side: what corresponds is in one row. */

export interface SideBySideRow {
  readonly key: string;
  readonly label: string;
  /** As the table shows them; `-` if there is no value. */
  readonly left: string;
  readonly right: string;
  /** Right minus left with its sign, if both are numbers that differ; else null. */
  readonly change: string | null;
  readonly differs: boolean;
}

export interface SideBySideGroup {
  readonly key: string;
  readonly title: string;
  /** Which montage has it. */
  readonly side: 'both' | 'left' | 'right';
  readonly rows: readonly SideBySideRow[];
}

type Pair<T> = readonly [left: T | null, right: T | null];

const sideOf = ([left, right]: Pair<unknown>): SideBySideGroup['side'] =>
  left === null ? 'right' : right === null ? 'left' : 'both';

/** Above this many comparisons, pairs are taken one after the other: a table of that size takes seconds. */
const mostComparisons = 4_000_000;

/**
 * The pairs of two lists in the order of both: the longest common run of entities with the same key, and the others alone
 * where they are. A null key has no partner.
 */
export function aligned<T>(
  left: readonly T[],
  right: readonly T[],
  keyOf: (one: T) => string | number | null,
): Pair<T>[] {
  const [ours, theirs] = [left.map(keyOf), right.map(keyOf)];
  const partners =
    left.length * right.length <= mostComparisons ? commonRun(ours, theirs) : firstPartners(ours, theirs);
  const pairs: Pair<T>[] = [];
  let next = 0;
  left.forEach((one, at) => {
    const partner = partners[at];
    if (partner === undefined) {
      pairs.push([one, null]);
      return;
    }
    while (next < partner) pairs.push([null, right[next++] as T]);
    pairs.push([one, right[next++] as T]);
  });
  while (next < right.length) pairs.push([null, right[next++] as T]);
  return pairs;
}

type Keys = readonly (string | number | null)[];

/** The index of the partner of each of the left keys; rising. */
function commonRun(left: Keys, right: Keys): (number | undefined)[] {
  // lengths[i][j]: the longest common run of left from i and right from j.
  const lengths = Array.from({ length: left.length + 1 }, () => new Uint32Array(right.length + 1));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  const isPair = (i: number, j: number): boolean => left[i] !== null && left[i] === right[j];
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      lengths[i]![j] = isPair(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const partners: (number | undefined)[] = [];
  let [i, j] = [0, 0];
  while (i < left.length && j < right.length) {
    if (isPair(i, j)) partners[i++] = j++;
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return partners;
}

function firstPartners(left: Keys, right: Keys): (number | undefined)[] {
  const places = Map.groupBy(right.keys(), (index) => right[index] ?? null);
  let from = 0;
  return left.map((key) => {
    const partner = key === null ? undefined : places.get(key)?.find((index) => index >= from);
    if (partner !== undefined) from = partner + 1;
    return partner;
  });
}

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
  // What the two round to may be the same.
  return /[1-9]/.test(size) ? `${change > 0 ? '+' : '\u2212'}${size}` : null;
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

function sectionGroup([left, right]: Pair<Section>, place: number): SideBySideGroup {
  const section = (left ?? right)!;
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

/**
 * Two montages side by side: the top line, the sections aligned by their diameters, the reservoirs, the risks and the
 * plan by their names. Groups without a value are left out. Paths and pressures are compared in their pictures.
 */
export function sideBySide(left: Montage, right: Montage): SideBySideGroup[] {
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
        : [
            {
              key: 'well heads',
              label: 'Well heads',
              left: heads[0] || missing,
              right: heads[1] || missing,
              change: null,
              differs: heads[0] !== heads[1],
            },
          ]),
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
        return {
          key: `risk ${index}`,
          label,
          left: ours,
          right: theirs,
          change: null,
          differs: ours !== theirs,
        };
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
        return [{ key, label, left: ours, right: theirs, change: null, differs: ours !== theirs }];
      }),
    },
  ];
  return [topLine, ...sections.map((pair, index) => sectionGroup(pair, index + 1)), ...listed].filter(
    ({ rows, side }) => rows.length > 0 || side !== 'both',
  );
}
