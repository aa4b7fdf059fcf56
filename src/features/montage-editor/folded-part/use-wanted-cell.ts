import { useCallback, useLayoutEffect, useState } from 'react';
import type { Cell } from '@/domain/montage/address';
import type { Jump } from './use-table-jumps';

/** A cell to jump to; `turn` counts the jumps, so that the same cell can be wanted again. */
export interface WantedCell {
  readonly cell: Cell;
  readonly focus: boolean;
  readonly turn: number;
}

/**
 * A folded part whose body decides how a cell comes into view, because it may have to choose what its tables show first.
 *
 * @param onReady receives a function that opens the part and moves the cursor to a cell of it.
 */
export function useWantedCell(onReady: ((jump: Jump) => void) | undefined, initiallyOpen = false) {
  const [open, onOpen] = useState(initiallyOpen);
  const [wanted, setWanted] = useState<WantedCell | null>(null);
  const jump = useCallback<Jump>((cell, focus = true) => {
    onOpen(true);
    setWanted((before) => ({ cell, focus, turn: (before?.turn ?? 0) + 1 }));
  }, []);
  useLayoutEffect(() => onReady?.(jump), [jump, onReady]);
  return { open, onOpen, wanted };
}
