/** Which of the tabs that show one montage may write. */
export interface TabLock {
  /** Whether no other tab can believe that it holds the lock, too: one that is frozen cannot object to a claim. */
  readonly isCertain: boolean;
  held(): boolean;
  /** Called when `held` has changed; returns what ends it. */
  subscribe(listener: () => void): () => void;
  /** Makes this tab the one that may write. The tab that holds the lock gets time to prepare: see `onAsked`. */
  takeOver(): void;
  /** Sets what this tab does before it gives the lock to a tab that asks for it. `prepare` has to end soon. */
  onAsked(prepare: () => Promise<void>): void;
  release(): void;
}

/** The lock alone: a tab that takes it asks no one. */
export interface BareLock {
  readonly isCertain: boolean;
  held(): boolean;
  subscribe(listener: () => void): () => void;
  /** Takes the lock at once, from any tab that has it. */
  take(): void;
  /** Lets go of the lock, and waits in line for it again. */
  giveUp(): void;
  release(): void;
}

/** Whether the lock is held, and which listeners want to hear of it. */
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
export function noLock(): BareLock & TabLock {
  const nothing = () => {};
  return {
    isCertain: false,
    held: () => true,
    subscribe: () => nothing,
    take: nothing,
    giveUp: nothing,
    takeOver: nothing,
    onAsked: nothing,
    release: nothing,
  };
}
