import type { Cell } from '@/domain/montage/address';
import type { GridStore } from '../grid/grid-store';

/**
 * What the picture and the sections table know of each other. Beside React's state: the table is drawn before the picture
 * comes and is not drawn again for it.
 */
export interface WellboreLink {
  /** The cursor of the table; null before the table is there. */
  table(): GridStore | null;
  setTable(store: GridStore): void;
  /** Brings a cell of the montage into sight, and the cursor to it. */
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
