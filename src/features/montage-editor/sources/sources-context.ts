import { createContext, use } from 'react';
import type { GenerationReport } from '@/api/generated/model';
import { markOf, type Mark } from '@/shared/sources/source-words';
import { isEditedSince } from './edited-since';
import { sourceFor, type EntitySources, type SourceIndex } from './source-index';
import type { Value } from '@/domain/montage/change';

/** The sources of the montage that is edited; null where it has none, and then no part of the screen speaks of them. */
export interface Sources {
  readonly index: SourceIndex;
  /** Whether all values with a source are marked, and not the doubtful ones alone. */
  readonly shown: boolean;
  /** Of the element that says that there is a source, and which keys open it. */
  readonly hintId: string;
}

export const SourcesContext = createContext<Sources | null>(null);

/** What the screen's bar offers of them. */
export interface SourcesTools {
  readonly hasSources: boolean;
  readonly shown: boolean;
  toggle(): void;
  readonly report: GenerationReport | null;
}

export const SourcesToolsContext = createContext<SourcesTools>({
  hasSources: false,
  shown: false,
  toggle: () => undefined,
  report: null,
});

type Entity = { readonly id: string };

/** The sources of one entity as its cells show them. */
export interface EntityMarks {
  readonly entity: Entity;
  readonly sources: EntitySources;
  readonly shown: boolean;
  readonly hintId: string;
}

/**
 * For a row, or whatever shows an entity's values. A context and no subscription: it changes only when the marks are shown or
 * hidden, and costs nothing in a montage without sources. `hasCursor` tells whether one of its values is the current one,
 * which is described even while the marks are hidden. A doubtful value is marked even then: silence would be the worst.
 */
export function useEntityMarks(entity: Entity | null, hasCursor: boolean): EntityMarks | null {
  const all = use(SourcesContext);
  if (!all || !entity || !(all.shown || hasCursor || all.index.isDoubtful(entity.id))) return null;
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
  return { mark: marks.shown || mark === 'flagged' ? mark : null, hintId: marks.hintId };
}
