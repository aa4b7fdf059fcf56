import type { Cell } from '@/domain/montage/address';
import type { Block } from './grid-model';

export interface Editing {
  readonly cell: Cell;
  /** What the field begins with, where typing began the edit; null for the value itself. */
  readonly typed: string | null;
}

export interface GridState {
  /** Where the keys go. */
  readonly cursor: Cell | null;
  /** The other corner of the selected block; null while only the cursor's cell is selected. */
  readonly anchor: Cell | null;
  /** What anchor and cursor span; null for the one cell. */
  readonly block: Block | null;
  readonly editing: Editing | null;
}

/** The cursor of one table. Beside React's state, so that moving it draws two rows and not the table. */
export interface GridStore {
  state(): GridState;
  subscribe(listener: () => void): () => void;
  update(change: Partial<GridState>): void;
  /**
   * What stands in the open field; null before anything was typed. Kept outside of the field, so that it survives when its
   * row is drawn anew; nobody is told, because nobody else shows it.
   */
  typed(): string | null;
  type(text: string | null): void;
}

export function createGridStore(): GridStore {
  let state: GridState = { cursor: null, anchor: null, block: null, editing: null };
  let typed: string | null = null;
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    typed: () => typed,
    type(text) {
      typed = text;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
  };
}
