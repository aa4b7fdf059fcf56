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

/** What this browser has of its own, for all montages or for one, as a text that changes with it; else empty. */
export function ownSettings(montage?: string): string {
  const gradients = readText(settingsKeys.fractureGradients) ?? '';
  const concerns = montage === undefined || gradients.includes(JSON.stringify(montage));
  return `${readText(settingsKeys.limits) ?? ''}${concerns ? gradients : ''}`;
}
