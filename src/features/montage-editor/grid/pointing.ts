import type { GridStore } from './grid-store';

/** How long the rows must have been at rest under a pointer that does not move (ms). */
export const restMs = 120;

interface Pointer {
  readonly clientX: number;
  readonly clientY: number;
}

interface Pointing {
  /** @param row that the pointer has come over (see `rowOf`); null where it is none. */
  over(row: string | null, pointer: Pointer): void;
  leave(): void;
  /** For the end of the table. */
  stop(): void;
}

/**
 * Notes in the store which row the pointer is over. Rows that are scrolled past a pointer at rest are pointed at by nobody: each
 * would be drawn twice amid the scrolling, with its handles and without. What lies there when the scrolling is over, is.
 */
export function createPointing(store: Pick<GridStore, 'state' | 'update'>): Pointing {
  let last: Pointer | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(resting);
  const point = (pointed: string | null) => {
    if (pointed !== store.state().pointed) store.update({ pointed });
  };
  return {
    stop,
    over(row, { clientX, clientY }) {
      stop();
      const isAtRest = last?.clientX === clientX && last.clientY === clientY;
      last = { clientX, clientY };
      if (!isAtRest || row === store.state().pointed) {
        point(row);
        return;
      }
      point(null);
      resting = setTimeout(() => point(row), restMs);
    },
    leave() {
      stop();
      last = null;
      point(null);
    },
  };
}
