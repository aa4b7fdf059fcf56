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
  let known = readUnitsText();
  const onStorage = () => {
    const now = readUnitsText();
    if (now === known) return;
    known = now;
    // A text that is being typed here is in the units before the change.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    listener();
  };
  const onChange = () => {
    known = readUnitsText();
    listener();
  };
  listeners.add(onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onStorage);
  };
}
