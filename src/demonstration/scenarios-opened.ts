import { useSyncExternalStore } from 'react';

let opened = false;
const listeners = new Set<() => void>();

/** Kept outside of the screens: the button is in the sidebar or in the corner, the panel next to any screen. */
export function setScenariosOpened(next: boolean): void {
  opened = next;
  for (const listener of listeners) listener();
}

export function useScenariosOpened(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => opened,
  );
}
