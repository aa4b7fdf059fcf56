import { cellKey, sameCell, type Cell, type Place } from '@/domain/montage/address';
import type { Block } from './grid-model';

export interface Editing {
  readonly cell: Cell;
  /** The typed text that opened the input; null to begin with the value. */
  readonly typed: string | null;
}

export interface GridState {
  /** The cell with the cursor. */
  readonly cursor: Cell | null;
  /** The other corner of the selected block; null if only the cursor's cell is selected. */
  readonly anchor: Cell | null;
  /** The block between anchor and cursor; null for a single cell. */
  readonly block: Block | null;
  readonly editing: Editing | null;
  /** The key prefix of the row under the pointer (see `rowOf`). */
  readonly pointed: string | null;
}

/** The cursor of one table. Outside React's state, so that a move renders two rows instead of the table. */
export interface GridStore {
  state(): GridState;
  subscribe(listener: () => void): () => void;
  /**
   * Notifies only of changes to cells with this key prefix: the cursor or the open input enters, leaves or moves among
   * them. Also notifies of every change of the selected block.
   */
  subscribeTo(prefix: string, listener: () => void): () => void;
  update(change: Partial<GridState>): void;
  /**
   * The text in the open input; null before the user types. Stored outside the input so that it survives when its row
   * mounts again. No listener needs it.
   */
  typed(): string | null;
  type(text: string | null): void;
}

export function createGridStore(): GridStore {
  let state: GridState = { cursor: null, anchor: null, block: null, editing: null, pointed: null };
  let typed: string | null = null;
  const listeners = new Set<() => void>();
  const byPrefix = new Map<string, Set<() => void>>();
  const notify = (all: Iterable<() => void> | undefined) => {
    for (const listener of all ?? []) listener();
  };
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
    subscribeTo(prefix, listener) {
      const own = byPrefix.get(prefix) ?? new Set();
      byPrefix.set(prefix, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && byPrefix.get(prefix) === own) byPrefix.delete(prefix);
      };
    },
    update(change) {
      const before = state;
      state = { ...state, ...change };
      if (before.block === state.block) {
        for (const prefix of concerned(before, state)) notify(byPrefix.get(prefix));
      } else {
        for (const own of byPrefix.values()) notify(own);
      }
      notify(listeners);
    },
  };
}

/** The key prefix of all cells of one entity, which is one row. */
export const rowOf = (at: Place): string => cellKey({ at, field: '' });

function concerned(before: GridState, after: GridState): Set<string> {
  const cells: (Cell | null | undefined)[] = [];
  if (!sameCell(before.cursor, after.cursor)) cells.push(before.cursor, after.cursor);
  if (before.editing !== after.editing) cells.push(before.editing?.cell, after.editing?.cell);
  const rows = cells.map((cell) => cell && rowOf(cell.at));
  if (before.pointed !== after.pointed) rows.push(before.pointed, after.pointed);
  return new Set(rows.filter((row) => typeof row === 'string'));
}
