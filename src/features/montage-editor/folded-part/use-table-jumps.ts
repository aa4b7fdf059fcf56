import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Cell } from '@/domain/montage/address';

export type Jump = (cell: Cell, focus?: boolean) => void;

/**
 * Jumps to the cells of the tables in a folded part, which opens for them.
 *
 * @param tableOf the key of the table that shows a cell. A stable function.
 * @param onReady receives a function that moves the cursor to a cell of the part.
 * @returns what each table calls with its key and its own jump, and what to call when the part closes.
 */
export function useTableJumps(
  tableOf: (cell: Cell) => string,
  open: () => void,
  onReady: ((jump: Jump) => void) | undefined,
): { readonly onTable: (key: string, jump: Jump) => void; readonly onClosed: () => void } {
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
      open();
    },
    [open, tableOf],
  );
  useLayoutEffect(() => onReady?.(jump), [jump, onReady]);
  // Folded tables are gone.
  const onClosed = useCallback(() => jumps.current.clear(), []);
  return { onTable, onClosed };
}
