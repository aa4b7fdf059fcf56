import type { Place } from './address';
import type { Change, Edit, Item, List, Listed } from './change';
import { equal } from './equal';
import { itemFields, listedKinds } from './lookup';
import type { LoggingItem, Montage } from './montage';

/**
 * The server's ids for the entities that a save created. Keyed by kind and id: a server that counts ids per table gives
 * a casing and a mud the same one.
 */
export type NewIds = ReadonlyMap<string, string>;

type Kind = Place['of'];
const keyOf = (kind: Kind, id: string): string => `${kind} ${id}`;

/**
 * Finds the ids that an answer gave to the new entities of `sent`: list entities that only one of the two has are
 * matched by equal fields, then by their order.
 *
 * @param isAnswer whether it is the answer to this very save; otherwise it may contain other users' entities, and
 * nothing is matched by order.
 */
export function matchNewIds(sent: Montage, answer: Montage, isAnswer = true): NewIds {
  const ids = new Map<string, string>();
  const matchList = (
    kind: Kind,
    mine: readonly { readonly id: string }[],
    theirs: readonly { readonly id: string }[],
  ): void => matchEntities(kind, mine, theirs, ids, isAnswer);
  const matchItem = (kind: Kind, mine: { id: string } | null, theirs: { id: string } | null): void => {
    if (mine && theirs && mine.id !== '' && mine.id !== theirs.id) ids.set(keyOf(kind, mine.id), theirs.id);
  };
  matchList('section', sent.sections_list, answer.sections_list);
  matchList('reservoir', sent.reservoirs_list, answer.reservoirs_list);
  matchList('planStep', sent.plan_summaries_list, answer.plan_summaries_list);
  matchList('pressurePoint', sent.pressure_points_list ?? [], answer.pressure_points_list ?? []);
  matchList('strengthTest', sent.strength_tests_list ?? [], answer.strength_tests_list ?? []);
  matchList('risk', sent.risks_list ?? [], answer.risks_list ?? []);
  matchList('riskLevel', sent.risk_levels_list ?? [], answer.risk_levels_list ?? []);
  const [paths, answeredPaths] = [sent.trajectories_list ?? [], answer.trajectories_list ?? []];
  matchList('trajectory', paths, answeredPaths);
  for (const mine of paths) {
    const id = ids.get(keyOf('trajectory', mine.id)) ?? mine.id;
    const theirs = answeredPaths.find((path) => path.id === id);
    if (!theirs) continue;
    matchList('station', mine.stations_list, theirs.stations_list);
    matchList('target', mine.targets_list, theirs.targets_list);
  }
  matchItem('topLine', sent.top_line_item, answer.top_line_item);
  const answered = new Map(answer.sections_list.map((section) => [section.id, section]));
  for (const mine of sent.sections_list) {
    const theirs = answered.get(ids.get(keyOf('section', mine.id)) ?? mine.id);
    if (!theirs) continue;
    matchList('formation', mine.formations_list, theirs.formations_list);
    for (const kind of Object.keys(itemFields) as (keyof typeof itemFields)[]) {
      matchItem(kind, mine[itemFields[kind]], theirs[itemFields[kind]]);
    }
    const runs = theirs.logging_item?.logging_runs_list ?? [];
    matchList('run', mine.logging_item?.logging_runs_list ?? [], runs);
    matchList('stringPiece', mine.drill_string_list ?? [], theirs.drill_string_list ?? []);
  }
  return ids;
}

const owners = new Set(['id', 'section_id', 'logging_id']);

/**
 * The known fields of an entity as one text, independent of their order and of the ids of parents: a server may answer
 * null for what was not sent.
 */
const fieldsOf = (entity: object): string =>
  JSON.stringify(
    Object.entries(entity)
      .filter(([key, value]) => !owners.has(key) && typeof value !== 'object')
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

function matchEntities(
  kind: Kind,
  sent: readonly { readonly id: string }[],
  answer: readonly { readonly id: string }[],
  ids: Map<string, string>,
  byOrder: boolean,
): void {
  const sentIds = new Set(sent.map(({ id }) => id));
  const answeredIds = new Set(answer.map(({ id }) => id));
  const fresh = new Set(answer.filter(({ id }) => !sentIds.has(id)));
  if (fresh.size === 0) return;
  const byFields = Map.groupBy(fresh, fieldsOf);
  const match = (mine: { readonly id: string }, theirs: { readonly id: string }): void => {
    fresh.delete(theirs);
    ids.set(keyOf(kind, mine.id), theirs.id);
  };
  const changed = sent
    .filter(({ id }) => !answeredIds.has(id))
    .filter((mine) => {
      const theirs = byFields.get(fieldsOf(mine))?.shift();
      if (theirs) match(mine, theirs);
      return !theirs;
    });
  for (const mine of byOrder ? changed : []) {
    const [theirs] = fresh;
    if (theirs) match(mine, theirs);
  }
}

/** `changes` with the server's ids. */
export function renameIds(changes: readonly Change[], ids: NewIds): readonly Change[] {
  const name = (kind: Kind, id: string): string => ids.get(keyOf(kind, id)) ?? id;
  const parent = (of: Place | List) => {
    if ('section' in of) return { section: name('section', of.section) };
    return 'trajectory' in of ? { trajectory: name('trajectory', of.trajectory) } : {};
  };
  const place = (at: Place): Place => {
    const id = 'id' in at ? { id: name(at.of, at.id) } : {};
    return { ...at, ...parent(at), ...id } as Place;
  };
  /** That of a risk of the whole well is null. */
  const sectionId = <V>(id: V): V | string => (typeof id === 'string' ? name('section', id) : id);
  const list = (of: List): List => ({ ...of, ...parent(of) }) as List;
  const owned = <E extends object>(entity: E): E => ({
    ...entity,
    ...('section_id' in entity && { section_id: sectionId(entity.section_id) }),
    ...('logging_id' in entity && { logging_id: name('logging', String(entity.logging_id)) }),
  });
  const entity = <E extends Listed>(kind: Kind, given: E): E => ({
    ...owned(given),
    ...('stations_list' in given && {
      stations_list: given.stations_list.map((station) => entity('station', station)),
      targets_list: given.targets_list.map((target) => entity('target', target)),
    }),
    id: name(kind, given.id),
  });
  const item = (kind: Kind, given: Item | null): Item | null => {
    if (!given) return null;
    const renamed = { ...owned(given), id: name(kind, given.id) };
    if (!isLogging(renamed)) return renamed;
    return { ...renamed, logging_runs_list: renamed.logging_runs_list.map((run) => entity('run', run)) };
  };

  return changes.map((change) => {
    switch (change.op) {
      case 'set':
        return {
          ...change,
          at: place(change.at),
          ...(change.field === 'section_id' && { from: sectionId(change.from), to: sectionId(change.to) }),
        };
      case 'item': {
        const { of } = change.at;
        return { ...change, at: place(change.at), from: item(of, change.from), to: item(of, change.to) };
      }
      case 'order': {
        const named = (id: string) => name(listedKinds[change.list.of], id);
        return { ...change, list: list(change.list), from: change.from.map(named), to: change.to.map(named) };
      }
      default:
        return {
          ...change,
          list: list(change.list),
          entity: entity(listedKinds[change.list.of], change.entity),
        };
    }
  });
}

const isLogging = (item: Item): item is LoggingItem => 'logging_runs_list' in item;

/** An edit with the server's ids; the same object if it contains no new entity. */
export function renameIdsOf(edit: Edit, ids: NewIds): Edit {
  const changes = renameIds(edit.changes, ids);
  return equal(changes, edit.changes) ? edit : { ...edit, changes };
}
