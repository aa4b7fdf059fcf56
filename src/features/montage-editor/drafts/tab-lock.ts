/** Decides which of the tabs that show one montage may write. */
export interface TabLock {
  /** Whether only one tab can believe that it holds the lock: a frozen tab cannot object to a claim. */
  readonly isCertain: boolean;
  held(): boolean;
  /** Called when `held` has changed. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Makes this tab the writer. The tab that holds the lock gets time to prepare: see `onAsked`. */
  takeOver(): void;
  /** Sets what this tab does before it hands over the lock. `prepare` must finish soon. */
  onAsked(prepare: () => Promise<void>): void;
  release(): void;
}

/** The lock alone, without a handshake. */
export interface BareLock {
  readonly isCertain: boolean;
  held(): boolean;
  subscribe(listener: () => void): () => void;
  /** Takes the lock at once from the tab that has it. */
  take(): void;
  /** Releases the lock and waits for it again. */
  giveUp(): void;
  release(): void;
}

/** Whether the lock is held, with its listeners. */
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

/** For a browser without communication between tabs: each tab is the only one. */
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
