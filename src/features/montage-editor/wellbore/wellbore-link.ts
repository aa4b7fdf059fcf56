import type { Cell } from '@/domain/montage/address';
import type { GridStore } from '../grid/grid-store';

/**
 * What the picture and the sections table know of each other. Outside React's state: the table renders before the
 * picture loads, and not again for it.
 */
export interface WellboreLink {
  /** The cursor of the table; null before the table mounts. */
  table(): GridStore | null;
  setTable(store: GridStore): void;
  /** Scrolls to a cell of the montage and moves the cursor there. */
  jump(cell: Cell): void;
  setJump(jump: (cell: Cell) => void): void;
}

export function createWellboreLink(): WellboreLink {
  let table: GridStore | null = null;
  let jump = (_cell: Cell): void => {};
  return {
    table: () => table,
    setTable(store) {
      table = store;
    },
    jump: (cell) => jump(cell),
    setJump(next) {
      jump = next;
    },
  };
}
