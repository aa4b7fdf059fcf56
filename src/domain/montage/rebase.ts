import { applyChanges, invert } from './apply';
import { placeKey, type IndexedEntity } from './entity-index';
import type { Change, Edit, Item, Listed, Value } from './change';
import { compare, type Compared } from './compare';
import { idOf, removeChanges, setChanges, currentPlace } from './edit';
import { equal } from './equal';
import { entityAt, hasLogging, homeOf, itemFields, listAt } from './lookup';
import type { Formation, Montage, Section } from './montage';
import { insertSectionChanges, removeSection } from './section-edits';

/** The changes and the history that follow from replaying a user's edits on a newer montage. */

/** A section comes back with what it contained, except for formations that are in another section now. */
const insertChange = (montage: Montage, { at, entity, inList }: IndexedEntity): Change[] => {
  if (at.of === 'section' && inList) {
    const section = entity as Section;
    const formations_list = section.formations_list.filter(({ id }) => !homeOf(montage, section.id, id));
    return insertSectionChanges({ ...section, formations_list }, inList.index);
  }
  if (inList) return [{ op: 'insert', ...inList, entity: entity as Listed }];
  return replaceItem(montage, at, entity as Item);
};

const isItem = (of: string): boolean => of === 'topLine' || of in itemFields;

function replaceItem(montage: Montage, at: IndexedEntity['at'], to: Item | null): Change[] {
  const from = entityAt(montage, at) as Item | null;
  return isItem(at.of) && !equal(from, to) ? [{ op: 'item', at, from, to }] : [];
}

function removeEntity(montage: Montage, { at, inList }: IndexedEntity): Change[] {
  if (!inList) return replaceItem(montage, at, null);
  if (at.of === 'section') return removeSection(montage, at.section)?.changes.slice() ?? [];
  const { list } = inList;
  const id = 'id' in at ? at.id : '';
  const home = list.of === 'formations' ? (homeOf(montage, list.section, id)?.id ?? list.section) : '';
  return removeChanges(montage, list.of === 'formations' ? { of: 'formations', section: home } : list, id);
}

const exists = (montage: Montage, at: IndexedEntity['at']): boolean => {
  const entity = entityAt(montage, at);
  return entity !== null && !(at.of === 'logging' && 'logging_runs_list' in entity && !hasLogging(entity));
};

/** The changes that take their side of a difference. */
function takeTheirs(montage: Montage, difference: Compared, theirs: Montage): Change[] {
  switch (difference.what) {
    case 'value':
      return setChanges(
        montage,
        currentPlace(montage, difference.at),
        difference.field,
        difference.values.theirs,
      );
    case 'presence': {
      const { mine, theirs: wanted } = difference;
      if (wanted) return exists(montage, wanted.at) ? [] : insertChange(montage, wanted);
      return mine ? removeEntity(montage, mine) : [];
    }
    case 'section': {
      const { theirs: wanted } = difference;
      const current = wanted && (entityAt(montage, wanted.at) as Formation | null);
      if (!wanted?.inList || !('section' in wanted.at)) return [];
      if (!current) return insertChange(montage, wanted);
      const moved = { ...current, section_id: wanted.at.section };
      return [...removeEntity(montage, wanted), { op: 'insert', ...wanted.inList, entity: moved }];
    }
    case 'order':
      return takeTheirOrder(montage, difference.of, theirs);
  }
}

function takeTheirOrder(montage: Montage, of: 'sections' | 'planSteps', theirs: Montage): Change[] {
  const list = { of };
  const wanted = listAt(theirs, list).map(idOf);
  const order: Change = { op: 'order', list, from: listAt(montage, list).map(idOf), to: wanted };
  const ordered = applyChanges(montage, [order]);
  const ranks = ordered.plan_summaries_list.flatMap(({ id }, at) =>
    of === 'planSteps' ? setChanges(montage, { of: 'planStep', id }, 'rank', at + 1) : [],
  );
  return [{ ...order, to: listAt(ordered, list).map(idOf) }, ...ranks];
}

/**
 * The changes that are still needed after my edits were applied to their montage: rejected edits get their values, and
 * an entity that I edited and they removed is restored.
 */
export function settleDifferences(
  merged: Montage,
  differences: readonly Compared[],
  theirs: Montage,
  exceptFor: ReadonlySet<string>,
): Change[] {
  const changes: Change[] = [];
  let montage = merged;
  // New sections come first and removed ones go last, because a formation may move between them.
  const turn = (one: Compared): number => {
    if (one.what !== 'presence' || (one.mine ?? one.theirs)?.at.of !== 'section') return 1;
    return exceptFor.has(one.shown.key) && !one.theirs ? 2 : 0;
  };
  for (const difference of differences.toSorted((a, b) => turn(a) - turn(b))) {
    let step: Change[] = [];
    // A row that I moved was inserted with the values that it had before they changed them.
    const isTheirValue = difference.what === 'value' && difference.shown.kind === 'theirs';
    if (isTheirValue || exceptFor.has(difference.shown.key)) {
      step = takeTheirs(montage, difference, theirs);
    } else if (difference.what === 'presence' && difference.shown.kind === 'both' && difference.mine) {
      step = exists(montage, difference.mine.at) ? [] : insertChange(montage, difference.mine);
    } else if (difference.what === 'section' && difference.theirs && !exists(montage, difference.theirs.at)) {
      // I moved the formation into a section that they removed.
      step = insertChange(montage, difference.theirs);
    }
    montage = applyChanges(montage, step);
    changes.push(...step);
  }
  return changes;
}

/** The changes from `from` to `to`. */
export function changesBetween(from: Montage, to: Montage): Change[] {
  const differences = compare(from, from, to);
  return settleDifferences(from, differences, to, new Set(differences.map(({ shown }) => shown.key)));
}

/**
 * For a value that both sides changed: my edits now replace their value, so undo restores theirs and not the base's.
 */
function withFrom(changes: readonly Change[], key: string, base: Value, theirs: Value): readonly Change[] {
  const now = (value: Value): Value => (equal(value, base) ? theirs : value);
  return changes.map((change) =>
    change.op === 'set' && `${placeKey(change.at)}|${change.field}` === key
      ? { ...change, from: now(change.from), to: now(change.to) }
      : change,
  );
}

/** Updates the replaced values in edits and batches after a rebase. */
export function onTheirValues(
  batches: readonly (readonly Change[])[],
  differences: readonly Compared[],
): { batch(changes: readonly Change[]): readonly Change[]; edit(edit: Edit): Edit } {
  const values = differences.filter((one) => one.what === 'value' && one.shown.kind === 'both');
  // Edits older than the base were not made on it.
  const made = new Set(batches.flatMap((batch) => [JSON.stringify(batch), JSON.stringify(invert(batch))]));
  const batch = (changes: readonly Change[]): readonly Change[] =>
    values.reduce(
      (sum, one) =>
        one.what === 'value'
          ? withFrom(sum, `${placeKey(one.at)}|${one.field}`, one.values.base, one.values.theirs)
          : sum,
      changes,
    );
  return {
    batch,
    edit: (edit) =>
      values.length > 0 && made.has(JSON.stringify(edit.changes))
        ? { ...edit, changes: batch(edit.changes) }
        : edit,
  };
}
