import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Cell } from '@/domain/montage/address';

export type Jump = (cell: Cell, focus?: boolean) => void;

interface FoldedTables {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** Each table calls it with its key and its own jump. */
  readonly onTable: (key: string, jump: Jump) => void;
}

/**
 * A folded part with tables, which opens for a jump to one of their cells.
 *
 * @param tableOf the key of the table that shows a cell. A stable function.
 * @param onReady receives a function that moves the cursor to a cell of the part.
 */
export function useTableJumps(
  tableOf: (cell: Cell) => string,
  onReady: ((jump: Jump) => void) | undefined,
  initiallyOpen = false,
): FoldedTables {
  const [open, setOpen] = useState(initiallyOpen);
  const jumps = useRef(new Map<string, Jump>());
  const pending = useRef<readonly [cell: Cell, focus: boolean | undefined]>(null);
  const onTable = useCallback(
    (key: string, jump: Jump) => {
      jumps.current.set(key, jump);
      const [cell, focus] = pending.current ?? [];
      if (!cell || tableOf(cell) !== key) return;
      pending.current = null;
      // After the table has its cells.
      requestAnimationFrame(() => jump(cell, focus));
    },
    [tableOf],
  );
  const jump = useCallback<Jump>(
    (cell, focus) => {
      const go = jumps.current.get(tableOf(cell));
      if (go) return go(cell, focus);
      pending.current = [cell, focus];
      setOpen(true);
    },
    [tableOf],
  );
  useLayoutEffect(() => onReady?.(jump), [jump, onReady]);
  const onOpen = (next: boolean) => {
    // Folded tables are gone.
    jumps.current.clear();
    setOpen(next);
  };
  return { open, onOpen, onTable };
}
