import type { Place, SectionItems } from './address';
import type { Change, Item, List, Listed, MontageList, Value } from './change';
import { equal } from './equal';
import { entityAt, hasLogging, homeOf, itemFields, listFields, trajectoryLists } from './lookup';
import type {
  DrillStringPiece,
  Formation,
  LoggingItem,
  LoggingRun,
  Montage,
  Section,
  WellTrajectory,
} from './montage';

/**
 * The montage after `changes`. Everything that no change affects keeps its reference, because screens are memoised by
 * it. Changes to something that a newer version no longer has are skipped.
 */
export function applyChanges(montage: Montage, changes: readonly Change[]): Montage {
  return changes.reduce(applyChange, montage);
}

/** The changes that undo `changes`. */
export function invert(changes: readonly Change[]): Change[] {
  return changes.toReversed().map((change) => {
    switch (change.op) {
      case 'insert':
        return { ...change, op: 'remove' };
      case 'remove':
        return { ...change, op: 'insert' };
      case 'set':
        return { ...change, from: change.to, to: change.from };
      case 'item':
        return { ...change, from: change.to, to: change.from };
      case 'order':
        return { ...change, from: change.to, to: change.from };
    }
  });
}

function applyChange(montage: Montage, change: Change): Montage {
  switch (change.op) {
    case 'set':
      return updateEntity(montage, change.at, setField(change.field, change.to));
    case 'item':
      return setItem(montage, change.at, change.from, change.to);
    case 'order':
      return updateList(montage, change.list, (entities) => inOrder(entities, change.to));
    case 'insert':
      return insert(montage, change.list, change.index, change.entity);
    case 'remove':
      return updateList(montage, listHolding(montage, change.list, change.entity.id), (entities) => {
        const at = entities.findIndex(({ id }) => id === change.entity.id);
        return at < 0 ? entities : entities.toSpliced(at, 1);
      });
  }
}

type Update = <E extends object>(entity: E) => E;

/** Never adds a field to an entity: the server rejects fields that are not in the contract. */
const setField =
  (field: string, to: Value): Update =>
  (entity) => {
    if (!Object.hasOwn(entity, field)) return entity;
    const from: unknown = Reflect.get(entity, field);
    return equal(from, to) ? entity : { ...entity, [field]: to };
  };

function updateSection(montage: Montage, id: string, update: (section: Section) => Section): Montage {
  const sections_list = updateById(montage.sections_list, id, update);
  return sections_list === montage.sections_list ? montage : { ...montage, sections_list };
}

function updateById<E extends { readonly id: string }>(
  list: readonly E[],
  id: string,
  update: (entity: E) => E,
): readonly E[] {
  const at = list.findIndex((entity) => entity.id === id);
  const entity = list[at];
  if (!entity) return list;
  const updated = update(entity);
  return updated === entity ? list : list.with(at, updated);
}

/** The object with one part replaced; the same object if the part is the same. */
const withPart = <E, Key extends keyof E>(entity: E, key: Key, part: E[Key]): E =>
  entity[key] === part ? entity : { ...entity, [key]: part };

function updateEntity(montage: Montage, at: Place, update: Update): Montage {
  switch (at.of) {
    case 'topLine':
      return withPart(montage, 'top_line_item', montage.top_line_item && update(montage.top_line_item));
    case 'section':
      return updateSection(montage, at.section, update);
    case 'formation':
      return updateSection(montage, homeOf(montage, at.section, at.id)?.id ?? at.section, (section) =>
        withPart(section, 'formations_list', updateById(section.formations_list, at.id, update)),
      );
    case 'run':
      return updateRuns(montage, at.section, (runs) => updateById(runs, at.id, update));
    case 'stringPiece':
      return updateString(montage, at.section, (pieces) => updateById(pieces, at.id, update));
    case 'reservoir':
      return updateListed(montage, 'reservoirs', at.id, update);
    case 'planStep':
      return updateListed(montage, 'planSteps', at.id, update);
    case 'trajectory':
      return updateListed(montage, 'trajectories', at.id, update);
    case 'pressurePoint':
      return updateListed(montage, 'pressurePoints', at.id, update);
    case 'strengthTest':
      return updateListed(montage, 'strengthTests', at.id, update);
    case 'risk':
      return updateListed(montage, 'risks', at.id, update);
    case 'riskLevel':
      return updateListed(montage, 'riskLevels', at.id, update);
    case 'station':
      return updateTrajectory(montage, at.trajectory, (trajectory) =>
        withPart(trajectory, 'stations_list', updateById(trajectory.stations_list, at.id, update)),
      );
    case 'target':
      return updateTrajectory(montage, at.trajectory, (trajectory) =>
        withPart(trajectory, 'targets_list', updateById(trajectory.targets_list, at.id, update)),
      );
    default: {
      const field = itemFields[at.of];
      return updateSection(montage, at.section, (section) => {
        const item: Item | null = section[field];
        return withPart<Section, typeof field>(
          section,
          field,
          (item && update(item)) as Section[typeof field],
        );
      });
    }
  }
}

/** Never adds a list that the server does not keep. */
function updateMontageList(
  montage: Montage,
  of: MontageList,
  update: (entities: readonly Listed[]) => readonly Listed[],
): Montage {
  const field = listFields[of];
  const list = montage[field];
  return list ? withPart<Montage, typeof field>(montage, field, update(list) as typeof list) : montage;
}

const updateListed = (montage: Montage, of: MontageList, id: string, update: Update): Montage =>
  updateMontageList(montage, of, (entities) => updateById(entities, id, update));

const updateTrajectory = (
  montage: Montage,
  id: string,
  update: (trajectory: WellTrajectory) => WellTrajectory,
): Montage =>
  updateMontageList(montage, 'trajectories', (entities) =>
    updateById(entities as readonly WellTrajectory[], id, update),
  );

function updateRuns(
  montage: Montage,
  section: string,
  update: (runs: readonly LoggingRun[]) => readonly LoggingRun[],
): Montage {
  return updateSection(montage, section, (found) => {
    const logging = found.logging_item;
    if (!logging) return found;
    return withPart(
      found,
      'logging_item',
      withPart(logging, 'logging_runs_list', update(logging.logging_runs_list)),
    );
  });
}

/** Never adds a string that the server does not keep. */
const updateString = (
  montage: Montage,
  section: string,
  update: (pieces: readonly DrillStringPiece[]) => readonly DrillStringPiece[],
): Montage =>
  updateSection(montage, section, (found) =>
    found.drill_string_list ? withPart(found, 'drill_string_list', update(found.drill_string_list)) : found,
  );

const isItem = (of: Place['of']): of is keyof SectionItems => Object.hasOwn(itemFields, of);

const isAbsent = (at: Place, item: Item | null): boolean =>
  at.of === 'logging' ? !hasLogging(item as LoggingItem | null) : item === null;

/** If another user has created the item in the meantime, it is not replaced: it takes the values that follow. */
function setItem(montage: Montage, at: Place, from: Item | null, to: Item | null): Montage {
  const standing = at.of === 'topLine' ? montage.top_line_item : (entityAt(montage, at) as Item | null);
  if (isAbsent(at, from) && !isAbsent(at, to) && !isAbsent(at, standing)) return montage;
  if (equal(standing, to)) return montage;
  if (at.of === 'topLine') return { ...montage, top_line_item: to as Montage['top_line_item'] };
  if (!('section' in at) || !isItem(at.of)) return montage;
  const field = itemFields[at.of];
  return updateSection(montage, at.section, (section) => ({ ...section, [field]: to }));
}

function updateList(
  montage: Montage,
  list: List,
  update: (entities: readonly Listed[]) => readonly Listed[],
): Montage {
  switch (list.of) {
    case 'formations':
      return updateSection(montage, list.section, (section) =>
        withPart(section, 'formations_list', update(section.formations_list) as readonly Formation[]),
      );
    case 'runs':
      return updateRuns(montage, list.section, (runs) => update(runs) as readonly LoggingRun[]);
    case 'stringPieces':
      return updateString(montage, list.section, (pieces) => update(pieces) as readonly DrillStringPiece[]);
    case 'stations':
    case 'targets': {
      const field = trajectoryLists[list.of];
      return updateTrajectory(montage, list.trajectory, (trajectory) =>
        withPart<WellTrajectory, typeof field>(
          trajectory,
          field,
          update(trajectory[field]) as WellTrajectory[typeof field],
        ),
      );
    }
    default:
      return updateMontageList(montage, list.of, update);
  }
}

/** Finds the formation in whichever section has it: a newer version may have moved it. */
function listHolding(montage: Montage, list: List, id: string): List {
  if (list.of !== 'formations') return list;
  return { ...list, section: homeOf(montage, list.section, id)?.id ?? list.section };
}

function insert(montage: Montage, list: List, index: number, entity: Listed): Montage {
  if (list.of === 'formations' && homeOf(montage, list.section, entity.id)) return montage;
  return updateList(montage, list, (entities) =>
    entities.some(({ id }) => id === entity.id)
      ? entities
      : entities.toSpliced(Math.min(Math.max(index, 0), entities.length), 0, entity),
  );
}

/** Reorders the entities named in `ids` among their own places; the others stay where they are. */
function inOrder(entities: readonly Listed[], ids: readonly string[]): readonly Listed[] {
  const named = new Map(entities.map((entity) => [entity.id, entity]));
  const wanted = ids.flatMap((id) => named.get(id) ?? []);
  const isNamed = new Set(wanted.map(({ id }) => id));
  let next = 0;
  const ordered = entities.map((entity) => (isNamed.has(entity.id) ? (wanted[next++] ?? entity) : entity));
  return ordered.every((entity, at) => entity === entities[at]) ? entities : ordered;
}
