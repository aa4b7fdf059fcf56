import type { GridStore } from './grid-store';

/** How long (ms) the rows must rest under a still pointer. */
export const restMs = 120;

interface Pointer {
  readonly clientX: number;
  readonly clientY: number;
}

interface Pointing {
  /** @param row under the pointer (see `rowOf`); null if there is none. */
  over(row: string | null, pointer: Pointer): void;
  leave(): void;
  /** Call when the table unmounts. */
  stop(): void;
}

/**
 * Records in the store which row the pointer is over. Rows that scroll past a still pointer are ignored: each would
 * render twice while scrolling, with and without its handles. The row that is there after scrolling counts.
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
