import { insertedFormation } from '@/domain/montage/inserted-for-tests';
import type { Cell } from '@/domain/montage/address';
import { applyChanges } from '@/domain/montage/apply';
import { cellText, setCell } from '@/domain/montage/cells';
import type { Edit, NewId } from '@/domain/montage/change';
import { removeFormation } from '@/domain/montage/formations';
import type { Montage } from '@/domain/montage/montage';
import { normaliseMontage } from '@/domain/montage/normalise';
import { addPlanStep, removePlanStep } from '@/domain/montage/plan';
import { removeListed } from '@/domain/montage/listed';

/** The content of a montage, by its place; a duplicate says so. Nothing here is shared with the editor. */
export type Facts = ReadonlyMap<string, string>;

/** One edit as the judge notes it: the fact that it changed. Undefined means that the fact is absent. */
export interface Noted {
  readonly key: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const contested: Cell = { at: { of: 'topLine' }, field: 'well_name' };
export const contestedKey = 'value topLine well_name';

/** The fields that a schedule's user edits: texts and figures, of items that exist and of some that do not. */
const mine: readonly Cell[] = [
  contested,
  { at: { of: 'topLine' }, field: 'location' },
  { at: { of: 'mud', section: 's1' }, field: 'mud_type' },
  { at: { of: 'formation', section: 's1', id: 'chalk' }, field: 'variance' },
  { at: { of: 'cement', section: 's1' }, field: 'notes' },
  { at: { of: 'casing', section: 's3' }, field: 'casing_grade' },
  { at: { of: 'reservoir', id: 'r1' }, field: 'gradient' },
];
const figures = new Set(['variance', 'gradient']);

/** The fields that only other users touch. */
const others: readonly Cell[] = [
  { at: { of: 'topLine' }, field: 'objective' },
  { at: { of: 'formation', section: 's2', id: 'holland' }, field: 'variance' },
];

const keyOf = ({ at, field }: Cell): string => `value ${Object.values(at).join(' ')} ${field}`;

function note(facts: Map<string, string>, key: string): void {
  facts.set(key, String(Number(facts.get(key) ?? 0) + 1));
}

interface Row {
  readonly key: string;
  readonly name: string | null;
  remove(montage: Montage): Edit | null;
}

const rowsOf = (montage: Montage): Row[] => [
  ...montage.sections_list.flatMap(({ id: section, formations_list }) =>
    formations_list.map(({ id, formation_name: name }) => ({
      key: `formation ${section} ${name}`,
      name,
      remove: (now: Montage) => removeFormation(now, section, id),
    })),
  ),
  ...montage.reservoirs_list.map(({ id, formation_name: name }) => ({
    key: `reservoir ${name}`,
    name: name ?? '',
    remove: (now: Montage) => removeListed(now, { of: 'reservoirs' }, id),
  })),
  ...montage.plan_summaries_list.map(({ id, title: name }) => ({
    key: `step ${name}`,
    name,
    remove: (now: Montage) => removePlanStep(now, id),
  })),
];

function factsOf(montage: Montage, cells: readonly Cell[], isMeant: (name: string) => boolean): Facts {
  const facts = new Map<string, string>();
  for (const cell of cells) {
    const text = cellText(montage, cell);
    if (text !== '') facts.set(keyOf(cell), text);
  }
  for (const { key, name } of rowsOf(montage)) if (isMeant(name ?? '')) note(facts, key);
  return facts;
}

const isTheirs = (name: string): boolean => name.startsWith('theirs');
const isVisitors = (name: string): boolean => name.startsWith('visitor');

/** The facts of the schedule's own user. */
export const factsOfMine = (montage: Montage): Facts =>
  factsOf(montage, mine, (name) => !isTheirs(name) && !isVisitors(name));
export const factsOfOtherUsers = (montage: Montage): Facts => factsOf(montage, others, isTheirs);
export const factsOfVisitors = (montage: Montage): Facts => factsOf(montage, [], isVisitors);

export function inText(facts: Facts, without?: ReadonlySet<string>): string {
  return JSON.stringify(
    [...facts].filter(([key]) => !without?.has(key)).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const named = (edit: Edit | null, label: string): Edit | null => edit && { ...edit, label };

export interface Doing {
  readonly noted: Noted;
  readonly make: (montage: Montage, newId: NewId) => Edit | null;
}

export function typing(facts: Facts, which: number, count: number): Doing {
  const cell = mine[which % mine.length] ?? contested;
  const key = keyOf(cell);
  const to = figures.has(cell.field) ? String(1000 + count) : `text ${count}`;
  return {
    noted: { key, from: facts.get(key), to },
    make: (montage, newId) => named(setCell(montage, cell, to, newId), `#${count}`),
  };
}

const insert = (montage: Montage, label: string, section: string, name: string, id: string): Edit | null =>
  montage.sections_list.some((one) => one.id === section)
    ? {
        label,
        changes: [insertedFormation(section, id, name)],
      }
    : null;

export function adding(which: number, count: number, who = 'mine'): Doing {
  const name = `${who} ${count}`;
  const label = `#${count}`;
  const to = '1';
  const place = which % 5;
  if (place === 3) {
    return {
      noted: { key: `step ${name}`, from: undefined, to },
      make: (montage, newId) => named(addPlanStep(montage, name, '', newId), label),
    };
  }
  if (place === 4) {
    return {
      noted: { key: `reservoir ${name}`, from: undefined, to },
      make: ({ reservoirs_list }, newId) => ({
        label,
        changes: [
          {
            op: 'insert',
            list: { of: 'reservoirs' },
            index: reservoirs_list.length,
            entity: {
              id: newId(),
              formation_name: name,
              gradient: null,
              pressure_lower_bound: null,
              pressure_upper_bound: null,
              true_vertical_depth_subsea_lower_bound: null,
              true_vertical_depth_subsea_upper_bound: null,
            },
          },
        ],
      }),
    };
  }
  const section = `s${place + 1}`;
  return {
    noted: { key: `formation ${section} ${name}`, from: undefined, to },
    make: (montage, newId) => insert(montage, label, section, name, newId()),
  };
}

/** Rows that others have a stake in stay. */
const removable = (key: string): boolean =>
  key.includes(' mine ') || ['North Sea Group', 'Texel', 'Zechstein'].some((name) => key.endsWith(name));

export function removing(facts: Facts, which: number, count: number): Doing | null {
  const keys = [...facts.keys()].filter(removable).toSorted();
  const key = keys[which % Math.max(1, keys.length)];
  if (key === undefined) return null;
  return {
    noted: { key, from: facts.get(key), to: undefined },
    make: (montage) =>
      named(
        rowsOf(montage)
          .find((row) => row.key === key)
          ?.remove(montage) ?? null,
        `#${count}`,
      ),
  };
}

/** Another user's edit of the montage. */
export function theirWork(montage: Montage, count: number, isContested: boolean): Montage {
  const ids = () => `theirs-${count}`;
  const type = (at: Montage, cell: Cell, text: string): Montage => applied(at, setCell(at, cell, text, ids));
  const [objective, range] = others;
  let next = montage;
  if (objective && count % 2) next = type(next, objective, `theirs ${count}`);
  if (range && !(count % 2)) next = type(next, range, String(5000 + count));
  if (isContested) next = type(next, contested, `theirs ${count}`);
  return applied(next, insert(next, '', 's2', `theirs ${count}`, ids()));
}

const applied = (montage: Montage, edit: Edit | null): Montage =>
  edit ? normaliseMontage(applyChanges(montage, edit.changes)) : montage;
