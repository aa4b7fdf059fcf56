import type { ValueSource } from '@/api/generated/model';

/** The sources of one entity, by its fields. */
export type EntitySources = ReadonlyMap<string, ValueSource>;

/** Where generated values came from, by the entity they belong to. */
export interface SourceIndex {
  of(entityId: string): EntitySources | undefined;
  /** Whether a value of the entity is doubtful: those are marked even while the marks are hidden. */
  isDoubtful(entityId: string): boolean;
}

/**
 * Built when it is first asked: a montage of twenty thousand formations has a hundred thousand sources, and most visits look
 * at none. By entity, so that a row asks once and not for each of its cells.
 */
export function indexSources(sources: readonly ValueSource[]): SourceIndex {
  let byEntity: Map<string, Map<string, ValueSource>> | null = null;
  let doubtful: Set<string> | null = null;
  const build = () => {
    const built = new Map<string, Map<string, ValueSource>>();
    for (const source of sources) {
      const fields = built.get(source.entity_id);
      if (!fields) built.set(source.entity_id, new Map([[source.field, source]]));
      // The first is the weightiest, as everywhere in the contract.
      else if (!fields.has(source.field)) fields.set(source.field, source);
    }
    return built;
  };
  const flagged = () => new Set(sources.flatMap(({ entity_id: id, flag }) => (flag === null ? [] : [id])));
  return {
    of: (entityId) => (byEntity ??= build()).get(entityId),
    isDoubtful: (entityId) => (doubtful ??= flagged()).has(entityId),
  };
}

/**
 * The source behind what a cell shows. A property of the mud is shown by its bounds, and the weight in the words of the
 * document, where no exact figure was read; the doubtful one of them first.
 */
export function sourceFor(sources: EntitySources, field: string): ValueSource | undefined {
  const exact = sources.get(field);
  if (exact || !field.endsWith('_exact')) return exact;
  const name = field.slice(0, -'_exact'.length);
  const instead = ['lower', 'upper', 'text'].flatMap((end) => sources.get(`${name}_${end}`) ?? []);
  return instead.find(({ flag }) => flag !== null) ?? instead[0];
}
