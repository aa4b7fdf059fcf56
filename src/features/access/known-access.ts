import type { ComponentName } from '@/api/generated/model';

const storageKey = 'montage.known-access';

/** The modules that were open to one person at their last check. A guess for the next visit, and never a permission. */
interface KnownAccess {
  person: string;
  components: ComponentName[];
}

function read(person: string): ComponentName[] {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<KnownAccess> | null;
    return stored?.person === person && Array.isArray(stored.components) ? stored.components : [];
  } catch {
    // No storage, or something else in it: then the check comes first, and the data after it.
    return [];
  }
}

/** Whether the last check of this person, in this browser, said that the module is open to them. */
export const wasOpenTo = (person: string, component: ComponentName): boolean =>
  read(person).includes(component);

/** Keeps what a check has said. */
export function remember(person: string, component: ComponentName, open: boolean): void {
  const known = read(person);
  if (known.includes(component) === open) return;
  const components = open ? [...known, component] : known.filter((name) => name !== component);
  try {
    localStorage.setItem(storageKey, JSON.stringify({ person, components } satisfies KnownAccess));
  } catch {
    // See above.
  }
}
