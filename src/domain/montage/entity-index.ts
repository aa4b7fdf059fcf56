import { parentOf, type Place } from './address';
import type { List } from './change';
import { catalogue } from './catalogue';
import { hasLogging, itemFields, type Entity } from './lookup';
import type { Montage } from './montage';

/** Everything in a montage that has fields, by a key that is the same in every version of the montage. */
export type EntityIndex = ReadonlyMap<string, IndexedEntity>;

export interface IndexedEntity {
  readonly at: Place;
  readonly entity: Entity;
  /** Its list and index; null for what is not in a list. */
  readonly inList: { readonly list: List; readonly index: number } | null;
}

/** The fields of a kind that are compared. Ranks are not: they follow from the order of the plan. */
export function comparedFields(of: Place['of']): readonly string[] {
  const own = Object.keys(catalogue[of]);
  if (of === 'topLine') return [...own, 'well_heads'];
  return of === 'planStep' ? own.filter((field) => field !== 'rank') : own;
}

/**
 * A formation is identified by its id alone, because it may move to another section; an item by its kind, whatever its
 * id.
 */
export function placeKey(at: Place): string {
  const parent = at.of === 'formation' ? '' : parentOf(at);
  return [at.of, parent, 'id' in at ? at.id : ''].join('|');
}

export function indexEntities(montage: Montage): EntityIndex {
  const entities = new Map<string, IndexedEntity>();
  const add = (at: Place, entity: Entity | null, inList: IndexedEntity['inList'] = null): void => {
    if (entity) entities.set(placeKey(at), { at, entity, inList });
  };

  add({ of: 'topLine' }, montage.top_line_item);
  montage.sections_list.forEach((parts, place) => {
    const section = parts.id;
    add({ of: 'section', section }, parts, { list: { of: 'sections' }, index: place });
    parts.formations_list.forEach((formation, index) =>
      add({ of: 'formation', section, id: formation.id }, formation, {
        list: { of: 'formations', section },
        index,
      }),
    );
    for (const of of Object.keys(itemFields) as (keyof typeof itemFields)[]) {
      const exists = of !== 'logging' || hasLogging(parts.logging_item);
      add({ of, section }, exists ? parts[itemFields[of]] : null);
    }
    parts.logging_item?.logging_runs_list.forEach((run, index) =>
      add({ of: 'run', section, id: run.id }, run, { list: { of: 'runs', section }, index }),
    );
    parts.drill_string_list?.forEach((piece, index) =>
      add({ of: 'stringPiece', section, id: piece.id }, piece, {
        list: { of: 'stringPieces', section },
        index,
      }),
    );
  });
  montage.reservoirs_list.forEach((reservoir, index) =>
    add({ of: 'reservoir', id: reservoir.id }, reservoir, { list: { of: 'reservoirs' }, index }),
  );
  montage.plan_summaries_list.forEach((step, index) =>
    add({ of: 'planStep', id: step.id }, step, { list: { of: 'planSteps' }, index }),
  );
  montage.trajectories_list?.forEach((path, place) => {
    const { id: trajectory, stations_list, targets_list } = path;
    add({ of: 'trajectory', id: trajectory }, path, { list: { of: 'trajectories' }, index: place });
    stations_list.forEach((station, index) =>
      add({ of: 'station', trajectory, id: station.id }, station, {
        list: { of: 'stations', trajectory },
        index,
      }),
    );
    targets_list.forEach((target, index) =>
      add({ of: 'target', trajectory, id: target.id }, target, {
        list: { of: 'targets', trajectory },
        index,
      }),
    );
  });
  montage.pressure_points_list?.forEach((point, index) =>
    add({ of: 'pressurePoint', id: point.id }, point, { list: { of: 'pressurePoints' }, index }),
  );
  montage.strength_tests_list?.forEach((test, index) =>
    add({ of: 'strengthTest', id: test.id }, test, { list: { of: 'strengthTests' }, index }),
  );
  montage.risks_list?.forEach((risk, index) =>
    add({ of: 'risk', id: risk.id }, risk, { list: { of: 'risks' }, index }),
  );
  montage.risk_levels_list?.forEach((level, index) =>
    add({ of: 'riskLevel', id: level.id }, level, { list: { of: 'riskLevels' }, index }),
  );
  return entities;
}
