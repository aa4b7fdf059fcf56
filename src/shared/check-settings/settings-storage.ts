/** Where this browser keeps the settings of the checks. Small, for screens that only ask whether there are any. */
export const settingsKeys = {
  limits: 'montage.check-limits',
  fractureGradients: 'montage.fracture-gradients',
} as const;

type StorageKey = (typeof settingsKeys)[keyof typeof settingsKeys];

/** What the browser refused to keep; it lasts for this visit. */
const unkept = new Map<StorageKey, string>();
const listeners = new Set<() => void>();

export function readText(key: StorageKey): string | null {
  try {
    return unkept.get(key) ?? localStorage.getItem(key);
  } catch {
    return unkept.get(key) ?? null;
  }
}

/** @param text null to forget it. */
export function keepText(key: StorageKey, text: string | null): void {
  unkept.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== null) unkept.set(key, text);
  }
  for (const listener of listeners) listener();
}

/** Calls the listener after each change, also by another tab. */
export function subscribeToSettings(listener: () => void): () => void {
  // Null after a `clear()`.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || Object.values<string>(settingsKeys).includes(key)) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Whether this browser has settings that differ from the defaults. A text, so that it changes with them. */
export const ownSettings = (): string =>
  [readText(settingsKeys.limits), readText(settingsKeys.fractureGradients)].join('');
