import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { Cell } from '@/domain/montage/address';
import type { GridState, GridStore } from './grid-store';

/** Shared by the parts of one table. The same object while the table is mounted. */
export interface Grid {
  readonly store: GridStore;
  /** The id of the element that shows a cell. */
  domId(key: string): string;
  edit(cell: Cell, typed?: string): void;
  /**
   * Commits the open input; `then` says where the cursor goes. Returns the sentence about a text that is refused: the
   * input stays open then, unless the user has left it (`nowhere`).
   */
  commit(text: string, then?: 'stay' | 'next' | 'previous' | 'nowhere'): string | null;
  cancel(): void;
}

const GridContext = createContext<Grid | null>(null);

export const GridProvider = GridContext;

export function useGrid(): Grid {
  const grid = use(GridContext);
  if (!grid) throw new Error('useGrid needs a GridProvider above it.');
  return grid;
}

/**
 * A part of the grid's state. `select` returns a plain value: only the component whose value changes renders, and not
 * two thousand others.
 */
export function useGridState<T extends string | number | boolean | null>(select: (state: GridState) => T): T {
  const { store } = useGrid();
  const snapshot = useCallback(() => select(store.state()), [select, store]);
  return useSyncExternalStore(store.subscribe, snapshot);
}
