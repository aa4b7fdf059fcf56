import { createContext, use, useCallback, useSyncExternalStore } from 'react';

export interface Drag {
  readonly id: string;
  readonly name: string;
  readonly fromSection: string;
  /** The drop target: before which row of which section. */
  readonly target: { readonly section: string; readonly index: number } | null;
}

/** The formation being moved, by pointer or keyboard; null if there is none. */
export interface DragStore {
  drag(): Drag | null;
  set(drag: Drag | null): void;
  subscribe(listener: () => void): () => void;
}

export function createDragStore(): DragStore {
  let drag: Drag | null = null;
  const listeners = new Set<() => void>();
  return {
    drag: () => drag,
    set(next) {
      drag = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const DragContext = createContext<DragStore | null>(null);

export const DragProvider = DragContext;

function useDragStore(): DragStore {
  const store = use(DragContext);
  if (!store) throw new Error('The sections table has no drag store.');
  return store;
}

/** The row of this section before which the formation would be dropped; null if not here. */
export function useDropPlace(section: string): number | null {
  const store = useDragStore();
  const snapshot = useCallback(() => {
    const target = store.drag()?.target;
    return target?.section === section ? target.index : null;
  }, [store, section]);
  return useSyncExternalStore(store.subscribe, snapshot);
}

/** The name of the formation being moved; null if there is none. */
export function useDraggedName(store: DragStore): string | null {
  return useSyncExternalStore(store.subscribe, () => store.drag()?.name ?? null);
}
