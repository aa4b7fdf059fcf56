import type { ComponentAccess, ComponentName } from '@/api/generated/model';

/** The names of the modules on the screen, in the order in which they are shown and offered. */
export const modules: readonly { name: ComponentName; label: string }[] = [
  { name: 'user_management', label: 'User Management' },
  { name: 'montage', label: 'Montage' },
];

type Grants = readonly ComponentAccess[] | null | undefined;

/** Servers write the names in other cases, and `User Management` as well. */
const isNamed = (component: ComponentName) => (grant: ComponentAccess) =>
  grant.name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_') === component;

const includes = (grants: Grants, component: ComponentName) => grants?.some(isNamed(component)) ?? false;

/** The names of what a newer server grants, which this page does not know. */
export const otherNames = (grants: Grants): string[] => {
  const others = (grants ?? []).filter((grant) => !modules.some(({ name }) => isNamed(name)(grant)));
  return [...new Set(others.map(({ name }) => name))];
};

/** Which modules are ticked. */
export type ModuleTicks = Record<ComponentName, boolean>;

export const ticksOf = (grants: Grants): ModuleTicks => ({
  user_management: includes(grants, 'user_management'),
  montage: includes(grants, 'montage'),
});

/**
 * The names of the ticked modules, as calls send them.
 *
 * @param grants what the user has: its spelling is kept, and so is what this page does not know.
 */
export function tickedNames(ticks: ModuleTicks, grants: Grants = null): ComponentName[] {
  const ticked = modules.filter(({ name }) => ticks[name]);
  const names = ticked.map(({ name }) => grants?.find(isNamed(name))?.name ?? name);
  // Names that the contract does not have came from the server itself.
  return [...names, ...otherNames(grants)] as ComponentName[];
}
