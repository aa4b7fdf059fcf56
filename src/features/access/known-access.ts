import type { ComponentName } from '@/api/generated/model';

const storageKey = 'montage.known-access';

/** The modules that were open to a user at the last check. A guess for the next visit, never a permission. */
interface KnownAccess {
  person: string;
  components: ComponentName[];
}

function read(person: string): ComponentName[] {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<KnownAccess> | null;
    return stored?.person === person && Array.isArray(stored.components) ? stored.components : [];
  } catch {
    // Storage is blocked or contains something else: then the check comes first, and the data after it.
    return [];
  }
}

/** Whether the last check of this user in this browser granted access to the module. */
export const wasOpenTo = (person: string, component: ComponentName): boolean =>
  read(person).includes(component);

/** Stores the result of a check. */
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
