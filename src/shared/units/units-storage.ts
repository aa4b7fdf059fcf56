/** Where this browser keeps the chosen units. Small, for the list of montages, which only asks for one of them. */

const key = 'montage.units';

/** What the browser refused to keep; it lasts for this visit. */
let unkept: string | null = null;
const listeners = new Set<() => void>();

/** The choice as JSON; null if there is none. */
export function readUnitsText(): string | null {
  try {
    return unkept ?? localStorage.getItem(key);
  } catch {
    return unkept;
  }
}

/** @param text null to forget it. */
export function keepUnitsText(text: string | null): void {
  unkept = null;
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    unkept = text;
  }
  for (const listener of listeners) listener();
}

/** Calls the listener after each change, also by another tab. */
export function subscribeToUnits(listener: () => void): () => void {
  const onStorage = ({ key: changed }: StorageEvent) => {
    // Null after a `clear()`.
    if (changed !== key && changed !== null) return;
    // A text that is being typed here is in the units before the change.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
