import type { Cell } from '@/domain/montage/address';
import type { NewId } from '@/domain/montage/change';
import type { Montage } from '@/domain/montage/montage';
import type { Pasted } from '@/domain/montage/paste';

export type Motion =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'row-start'
  | 'row-end'
  | 'table-start'
  | 'table-end'
  | 'page-up'
  | 'page-down'
  /** As Tab does: along the row, then to the next one. */
  | 'next'
  | 'previous'
  /** Where the next value of a pasted column goes. */
  | 'below';

/** A block of cells to copy or paste: rows and columns counted from 0. */
export interface Block {
  /** The section's id. A block does not extend into the next section. */
  readonly group: string;
  readonly fromRow: number;
  readonly toRow: number;
  readonly fromColumn: number;
  readonly toColumn: number;
}

/** A table of the montage for cursor and clipboard. Pure: it reads everything from the montage. */
export interface GridModel {
  readonly first: (montage: Montage) => Cell | null;
  /** The next cell for a key; the same one at an edge. From a deleted cell it is the first. */
  move(montage: Montage, from: Cell, motion: Motion): Cell | null;
  /** The block between two corners; null if they do not span one (a programme's cells stay single). */
  block(montage: Montage, anchor: Cell, cursor: Cell): Block | null;
  cells(montage: Montage, block: Block): Cell[][];
  has(montage: Montage, cell: Cell): boolean;
  /** The place of a cell after a change: a save gives new rows their ids. Null if the cell is gone. */
  follow(before: Montage, after: Montage, cell: Cell): Cell | null;
  /** The edit that pastes rows of texts at a cell; null outside blocks. */
  paste(montage: Montage, at: Cell, rows: string[][], newId: NewId): Pasted | null;
}

/** The number of rows for the page keys. */
export const pageRows = 12;
