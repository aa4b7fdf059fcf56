import { applyChanges, invert } from './apply';
import { placeKey, type Counted } from './census';
import type { Change, Edit, Item, Value } from './change';
import { compare, type Compared } from './compare';
import { idOf, removeChanges, setChanges, whereNow } from './edit';
import { equal } from './equal';
import { entityAt, hasLogging, homeOf, itemFields } from './lookup';
import type { Formation, Montage } from './montage';

/** What is left to do after a person's edits went on top of a newer montage, and what their history says of it. */

const insertChange = (montage: Montage, { at, entity, inList }: Counted): Change[] => {
  if (inList) return [{ op: 'insert', ...inList, entity: entity as Formation }];
  return replaceItem(montage, at, entity as Item);
};

const isItem = (of: string): boolean => of === 'topLine' || of in itemFields;

function replaceItem(montage: Montage, at: Counted['at'], to: Item | null): Change[] {
  const from = entityAt(montage, at) as Item | null;
  return isItem(at.of) && !equal(from, to) ? [{ op: 'item', at, from, to }] : [];
}

function removeEntity(montage: Montage, { at, inList }: Counted): Change[] {
  if (!inList) return replaceItem(montage, at, null);
  const { list } = inList;
  const id = 'id' in at ? at.id : '';
  const home = list.of === 'formations' ? (homeOf(montage, list.section, id)?.id ?? list.section) : '';
  return removeChanges(montage, list.of === 'formations' ? { of: 'formations', section: home } : list, id);
}

const isThere = (montage: Montage, at: Counted['at']): boolean => {
  const entity = entityAt(montage, at);
  return entity !== null && !(at.of === 'logging' && 'logging_runs_list' in entity && !hasLogging(entity));
};

/** Makes of one difference what they have. */
function giveUp(montage: Montage, difference: Compared, theirs: Montage): Change[] {
  switch (difference.what) {
    case 'value':
      return setChanges(
        montage,
        whereNow(montage, difference.at),
        difference.field,
        difference.values.theirs,
      );
    case 'presence': {
      const { mine, theirs: wanted } = difference;
      if (wanted) return isThere(montage, wanted.at) ? [] : insertChange(montage, wanted);
      return mine ? removeEntity(montage, mine) : [];
    }
    case 'section': {
      const { theirs: wanted } = difference;
      const current = wanted && (entityAt(montage, wanted.at) as Formation | null);
      if (!current || !wanted.inList || !('section' in wanted.at)) return [];
      const moved = { ...current, section_id: wanted.at.section };
      return [...removeEntity(montage, wanted), { op: 'insert', ...wanted.inList, entity: moved }];
    }
    case 'order':
      return orderAs(montage, theirs);
  }
}

function orderAs(montage: Montage, theirs: Montage): Change[] {
  const steps = montage.plan_summaries_list;
  const wanted = theirs.plan_summaries_list.map(idOf);
  const order: Change = { op: 'order', list: { of: 'planSteps' }, from: steps.map(idOf), to: wanted };
  const ordered = applyChanges(montage, [order]).plan_summaries_list;
  const ranks = ordered.flatMap(({ id }, at) => setChanges(montage, { of: 'planStep', id }, 'rank', at + 1));
  return [{ ...order, to: ordered.map(idOf) }, ...ranks];
}

/**
 * The changes that are still needed after mine went on top of theirs: what the person gave up becomes theirs again, and what
 * they removed while I worked on it, and I keep, comes back.
 */
export function settleDifferences(
  merged: Montage,
  differences: readonly Compared[],
  theirs: Montage,
  exceptFor: ReadonlySet<string>,
): Change[] {
  const changes: Change[] = [];
  let montage = merged;
  for (const difference of differences) {
    let step: Change[] = [];
    if (exceptFor.has(difference.shown.key)) {
      step = giveUp(montage, difference, theirs);
    } else if (difference.what === 'presence' && difference.shown.kind === 'both' && difference.mine) {
      step = isThere(montage, difference.mine.at) ? [] : insertChange(montage, difference.mine);
    }
    montage = applyChanges(montage, step);
    changes.push(...step);
  }
  return changes;
}

/** The changes that make `to` of `from`. */
export function changesBetween(from: Montage, to: Montage): Change[] {
  const differences = compare(from, from, to);
  return settleDifferences(from, differences, to, new Set(differences.map(({ shown }) => shown.key)));
}

/** The value that both sides changed: what my edits replace is now theirs, so that undo gives theirs and not the base's. */
function withFrom(changes: readonly Change[], key: string, base: Value, theirs: Value): readonly Change[] {
  const now = (value: Value): Value => (equal(value, base) ? theirs : value);
  return changes.map((change) =>
    change.op === 'set' && `${placeKey(change.at)}|${change.field}` === key
      ? { ...change, from: now(change.from), to: now(change.to) }
      : change,
  );
}

/** Tells edits and batches what the values are now that they were made over. */
export function overTheirs(
  batches: readonly (readonly Change[])[],
  differences: readonly Compared[],
): { batch(changes: readonly Change[]): readonly Change[]; edit(edit: Edit): Edit } {
  const values = differences.filter((one) => one.what === 'value' && one.shown.kind === 'both');
  // Edits from before the base were not made over it.
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
