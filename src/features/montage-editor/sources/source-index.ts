import type { ValueSource } from '@/api/generated/model';
import { isAlwaysMarked } from '@/shared/sources/source-words';

/** The sources of one entity, by field. */
export type EntitySources = ReadonlyMap<string, ValueSource>;

/** The sources of generated values, by entity. */
export interface SourceIndex {
  of(entityId: string): EntitySources | undefined;
  /** Whether a value of the entity is marked even while marks are hidden. */
  isAlwaysMarked(entityId: string): boolean;
}

/**
 * Built on first use: a montage of twenty thousand formations has a hundred thousand sources, and most visits need
 * none. By entity, so that a row asks once, not once per cell.
 */
export function indexSources(sources: readonly ValueSource[]): SourceIndex {
  let byEntity: Map<string, Map<string, ValueSource>> | null = null;
  let marked: Set<string> | null = null;
  const build = () => {
    const built = new Map<string, Map<string, ValueSource>>();
    for (const source of sources) {
      const fields = built.get(source.entity_id);
      if (!fields) built.set(source.entity_id, new Map([[source.field, source]]));
      // The first is the most important, as everywhere in the contract.
      else if (!fields.has(source.field)) fields.set(source.field, source);
    }
    return built;
  };
  const always = () =>
    new Set(sources.flatMap((source) => (isAlwaysMarked(source) ? [source.entity_id] : [])));
  return {
    of: (entityId) => (byEntity ??= build()).get(entityId),
    isAlwaysMarked: (entityId) => (marked ??= always()).has(entityId),
  };
}

/**
 * The source of what a cell shows. Without an exact figure, a mud property shows its bounds, and the weight shows the
 * document's text; a doubtful source goes first.
 */
export function sourceFor(sources: EntitySources, field: string): ValueSource | undefined {
  const exact = sources.get(field);
  if (exact || !field.endsWith('_exact')) return exact;
  const name = field.slice(0, -'_exact'.length);
  const instead = ['lower', 'upper', 'text'].flatMap((end) => sources.get(`${name}_${end}`) ?? []);
  return instead.find(({ flag }) => flag !== null) ?? instead[0];
}
