import { cellKey, sameCell, type Cell, type Place } from '@/domain/montage/address';
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
  /** The common beginning of the keys of what the pointer is over (see `rowOf`). */
  readonly pointed: string | null;
}

/** The cursor of one table. Beside React's state, so that moving it draws two rows and not the table. */
export interface GridStore {
  state(): GridState;
  subscribe(listener: () => void): () => void;
  /**
   * Told only of what concerns the cells whose keys begin so: that the cursor or the open field comes, goes or moves among
   * them, and of every change of the selected block.
   */
  subscribeTo(prefix: string, listener: () => void): () => void;
  update(change: Partial<GridState>): void;
  /**
   * What stands in the open field; null before anything was typed. Kept outside of the field, so that it survives when its
   * row is drawn anew; nobody is told, because nobody else shows it.
   */
  typed(): string | null;
  type(text: string | null): void;
}

export function createGridStore(): GridStore {
  let state: GridState = { cursor: null, anchor: null, block: null, editing: null, pointed: null };
  let typed: string | null = null;
  const listeners = new Set<() => void>();
  const byPrefix = new Map<string, Set<() => void>>();
  const tell = (heard: Iterable<() => void> | undefined) => {
    for (const listener of heard ?? []) listener();
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
      const heard = byPrefix.get(prefix) ?? new Set();
      byPrefix.set(prefix, heard.add(listener));
      return () => {
        heard.delete(listener);
        if (heard.size === 0 && byPrefix.get(prefix) === heard) byPrefix.delete(prefix);
      };
    },
    update(change) {
      const before = state;
      state = { ...state, ...change };
      if (before.block === state.block) {
        for (const prefix of concerned(before, state)) tell(byPrefix.get(prefix));
      } else {
        for (const heard of byPrefix.values()) tell(heard);
      }
      tell(listeners);
    },
  };
}

/** The common beginning of the keys of all cells of one entity: of one row. */
export const rowOf = (at: Place): string => cellKey({ at, field: '' });

function concerned(before: GridState, after: GridState): Set<string> {
  const cells: (Cell | null | undefined)[] = [];
  if (!sameCell(before.cursor, after.cursor)) cells.push(before.cursor, after.cursor);
  if (before.editing !== after.editing) cells.push(before.editing?.cell, after.editing?.cell);
  const rows = cells.map((cell) => cell && rowOf(cell.at));
  if (before.pointed !== after.pointed) rows.push(before.pointed, after.pointed);
  return new Set(rows.filter((row) => typeof row === 'string'));
}
