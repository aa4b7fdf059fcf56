import { createContext, use } from 'react';
import type { GenerationReport } from '@/api/generated/model';
import { markOf, type Mark } from '@/shared/sources/source-words';
import { isEditedSince } from './edited-since';
import { sourceFor, type EntitySources, type SourceIndex } from './source-index';
import type { Value } from '@/domain/montage/change';

/** The sources of the edited montage; null if it has none, and then the screen does not mention them. */
export interface Sources {
  readonly index: SourceIndex;
  /** Whether to mark all values with a source, or only doubtful ones. */
  readonly shown: boolean;
  /** The id of the element that says that there is a source, and which keys open it. */
  readonly hintId: string;
}

export const SourcesContext = createContext<Sources | null>(null);

/** The source controls of the header. */
export interface SourcesTools {
  readonly hasSources: boolean;
  readonly shown: boolean;
  toggle(): void;
  /** The marks that its values have. */
  readonly legend: readonly Mark[];
  readonly report: GenerationReport | null;
}

export const SourcesToolsContext = createContext<SourcesTools>({
  hasSources: false,
  shown: false,
  toggle: () => undefined,
  legend: [],
  report: null,
});

type Entity = { readonly id: string };

/** The sources of one entity for its cells. */
export interface EntityMarks {
  readonly entity: Entity;
  readonly sources: EntitySources;
  readonly shown: boolean;
  readonly hintId: string;
}

/**
 * For a row or another view of an entity. A context, not a subscription: it changes only when marks are shown or
 * hidden. `hasCursor` says whether one of the values is current: it is described even while marks are hidden. A
 * doubtful value is always marked, so that no user misses it.
 */
export function useEntityMarks(entity: Entity | null, hasCursor: boolean): EntityMarks | null {
  const all = use(SourcesContext);
  if (!all || !entity || !(all.shown || hasCursor || all.index.isAlwaysMarked(entity.id))) return null;
  const sources = all.index.of(entity.id);
  return sources ? { entity, sources, shown: all.shown, hintId: all.hintId } : null;
}

/** What a cell shows of its source. */
export interface CellSource {
  readonly mark: Mark | null;
  readonly hintId: string;
}

export function cellSource(marks: EntityMarks | null, field: string): CellSource | null {
  const source = marks && sourceFor(marks.sources, field);
  if (!source) return null;
  const now = Reflect.get(marks.entity, source.field) as Value | undefined;
  const mark = isEditedSince(source.value, now) ? 'edited' : markOf(source);
  return { mark: marks.shown || mark === 'flagged' || mark === 'model' ? mark : null, hintId: marks.hintId };
}
