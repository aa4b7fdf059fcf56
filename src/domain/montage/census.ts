import type { Place } from './address';
import type { List } from './change';
import { catalogue } from './catalogue';
import { hasLogging, itemFields, type Entity } from './lookup';
import type { Montage } from './montage';

/** Everything of a montage that has fields, each under a key that is the same in every version of the montage. */
export type Census = ReadonlyMap<string, Counted>;

export interface Counted {
  readonly at: Place;
  readonly entity: Entity;
  /** Where it stands in a list; null for what is no list's. */
  readonly inList: { readonly list: List; readonly index: number } | null;
}

/** The fields of a kind that are compared. Ranks are not: they follow from the order of the plan. */
export function comparedFields(of: Place['of']): readonly string[] {
  const own = Object.keys(catalogue[of]);
  if (of === 'topLine') return [...own, 'well_heads'];
  return of === 'planStep' ? own.filter((field) => field !== 'rank') : own;
}

/** A formation is itself in whichever section it stands; an item is the one of its kind, whatever its id. */
export function placeKey(at: Place): string {
  const section = 'section' in at && at.of !== 'formation' ? at.section : '';
  return [at.of, section, 'id' in at ? at.id : ''].join('|');
}

export function takeCensus(montage: Montage): Census {
  const census = new Map<string, Counted>();
  const count = (at: Place, entity: Entity | null, inList: Counted['inList'] = null): void => {
    if (entity) census.set(placeKey(at), { at, entity, inList });
  };

  count({ of: 'topLine' }, montage.top_line_item);
  for (const parts of montage.sections_list) {
    const section = parts.id;
    count({ of: 'section', section }, parts);
    parts.formations_list.forEach((formation, index) =>
      count({ of: 'formation', section, id: formation.id }, formation, {
        list: { of: 'formations', section },
        index,
      }),
    );
    for (const of of Object.keys(itemFields) as (keyof typeof itemFields)[]) {
      const isThere = of !== 'logging' || hasLogging(parts.logging_item);
      count({ of, section }, isThere ? parts[itemFields[of]] : null);
    }
    parts.logging_item?.logging_runs_list.forEach((run, index) =>
      count({ of: 'run', section, id: run.id }, run, { list: { of: 'runs', section }, index }),
    );
  }
  montage.reservoirs_list.forEach((reservoir, index) =>
    count({ of: 'reservoir', id: reservoir.id }, reservoir, { list: { of: 'reservoirs' }, index }),
  );
  montage.plan_summaries_list.forEach((step, index) =>
    count({ of: 'planStep', id: step.id }, step, { list: { of: 'planSteps' }, index }),
  );
  return census;
}
