import { cellKey, type Place } from '@/domain/montage/address';
import { useCallback, useSyncExternalStore } from 'react';
import { useGrid, useGridState } from './grid-context';
import { rowOf, type GridState } from './grid-store';

/** The parts of cursor, block and open input in a row or a programme. Fields by name; columns counted from 0. */
export interface RowState {
  readonly cursor: string | null;
  readonly editing: string | null;
  readonly selectedFrom: number;
  readonly selectedTo: number;
  /** Whether the pointer is over it. */
  readonly pointed: boolean;
}

const fieldWithin = (key: string | null, prefix: string) =>
  key?.startsWith(prefix) ? key.slice(prefix.length) : '';

const keysOf = new WeakMap<GridState, { cursor: string | null; editing: string | null }>();

/** Computed once for each state of the grid, because every row asks. */
function keys(state: GridState) {
  const known = keysOf.get(state);
  if (known) return known;
  const found = {
    cursor: state.cursor && cellKey(state.cursor),
    editing: state.editing && cellKey(state.editing.cell),
  };
  keysOf.set(state, found);
  return found;
}

/** As one plain text, so that only the affected rows render. */
function summary(state: GridState, prefix: string, group: string, row: number): string {
  const { cursor, editing } = keys(state);
  const { block } = state;
  const within = block !== null && block.group === group && row >= block.fromRow && row <= block.toRow;
  return [
    fieldWithin(cursor, prefix),
    fieldWithin(editing, prefix),
    within ? `${block.fromColumn}/${block.toColumn}` : '/',
    state.pointed === prefix ? 'pointed' : '',
  ].join('/');
}

/** `group` and `row`, counted from 0 within it, are for blocks; omit them where no block extends. */
export function useRowState(at: Place, group = '', row = -1): RowState {
  const { store } = useGrid();
  const prefix = rowOf(at);
  const subscribe = useCallback(
    (listener: () => void) => store.subscribeTo(prefix, listener),
    [prefix, store],
  );
  const text = useSyncExternalStore(subscribe, () => summary(store.state(), prefix, group, row));
  const [cursor, editing, from, to, pointed] = text.split('/');
  return {
    cursor: cursor || null,
    editing: editing || null,
    selectedFrom: from ? Number(from) : -1,
    selectedTo: to ? Number(to) : -2,
    pointed: pointed === 'pointed',
  };
}

/**
 * Whether the cursor or the open input is in a section: it then stays mounted out of sight and keeps the typed text.
 */
export function useSectionHeld(section: string): string {
  const select = useCallback(
    (state: GridState) => {
      const cell = state.editing?.cell ?? state.cursor;
      if (!cell || !('section' in cell.at) || cell.at.section !== section) return '';
      return cell.at.of === 'formation' ? `row|${cell.at.id}` : state.editing ? 'all' : '';
    },
    [section],
  );
  return useGridState(select);
}
