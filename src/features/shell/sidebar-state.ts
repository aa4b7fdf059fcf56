import { useSyncExternalStore } from 'react';

const storageKey = 'montage.sidebar-collapsed';

const listeners = new Set<() => void>();

const stored = (): boolean => {
  try {
    return localStorage.getItem(storageKey) === 'true';
  } catch {
    return false;
  }
};

let collapsed: boolean | undefined;
const current = () => (collapsed ??= stored());

/** Sets the sidebar; kept for the next visit where the browser allows it. */
export function setSidebarCollapsed(next: boolean): void {
  collapsed = next;
  try {
    localStorage.setItem(storageKey, String(next));
  } catch {
    // A browser without storage still has a sidebar; it just opens expanded the next time.
  }
  for (const listener of listeners) listener();
}

export const toggleSidebar = (): void => setSidebarCollapsed(!current());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Expanded unless the user collapsed it. */
export function useSidebarCollapsed(): boolean {
  return useSyncExternalStore(subscribe, current, current);
}
