import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { Cell } from '@/domain/montage/address';
import type { GridState, GridStore } from './grid-store';

/** What the parts of one table share. The same object for as long as the table stands. */
export interface Grid {
  readonly store: GridStore;
  /** Of the element that shows a cell. */
  domId(key: string): string;
  edit(cell: Cell, typed?: string): void;
  /** Ends the edit and takes what was typed; `then` says where the cursor goes. */
  commit(text: string, then?: 'stay' | 'next' | 'previous' | 'nowhere'): void;
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
 * What a part of the table has to know of the cursor. `select` gives a plain value: the part is drawn again when that
 * changes, and two thousand others are not.
 */
export function useGridState<T extends string | number | boolean | null>(select: (state: GridState) => T): T {
  const { store } = useGrid();
  const snapshot = useCallback(() => select(store.state()), [select, store]);
  return useSyncExternalStore(store.subscribe, snapshot);
}
