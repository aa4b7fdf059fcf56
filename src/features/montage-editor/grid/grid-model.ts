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
  /** As Tab does: along the row and on to the next one. */
  | 'next'
  | 'previous';

/** A block of cells that can be copied and pasted: rows and columns counted from 0. */
export interface Block {
  /** The part of the table it lies in: a section's id. A block does not reach into the next one. */
  readonly group: string;
  readonly fromRow: number;
  readonly toRow: number;
  readonly fromColumn: number;
  readonly toColumn: number;
}

/** What a table of the montage looks like to the cursor and the clipboard. Pure: everything is read from the montage. */
export interface GridModel {
  readonly first: (montage: Montage) => Cell | null;
  /** The cell that a key leads to; the same one at an edge. A cell that is gone leads to the first. */
  move(montage: Montage, from: Cell, motion: Motion): Cell | null;
  /** What two corners span; null where they don't span a block (a programme's cells stand alone). */
  block(montage: Montage, anchor: Cell, cursor: Cell): Block | null;
  cells(montage: Montage, block: Block): Cell[][];
  has(montage: Montage, cell: Cell): boolean;
  /** Where a cell of the montage before stands in the one after: a save gives new rows their ids. Null where it is gone. */
  follow(before: Montage, after: Montage, cell: Cell): Cell | null;
  /** What pasting rows of texts at a cell changes, all in one; null where cells are no block. */
  paste(montage: Montage, at: Cell, rows: string[][], newId: NewId): Pasted | null;
}

/** How many rows the page keys go. */
export const pageRows = 12;
