/** Which of the tabs that show one montage may write. */
export interface TabLock {
  held(): boolean;
  /** Called when `held` has changed; returns what ends it. */
  subscribe(listener: () => void): () => void;
  /** Takes the lock from whoever has it. */
  takeOver(): void;
  release(): void;
}

/** Whether the lock is held, and who wants to hear of it. */
export function createHolding() {
  const listeners = new Set<() => void>();
  let held = false;
  return {
    held: () => held,
    set(next: boolean): void {
      if (held === next) return;
      held = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Where the browser can tell nothing of other tabs, each is the only one. */
export function noLock(): TabLock {
  return { held: () => true, subscribe: () => () => {}, takeOver() {}, release() {} };
}
