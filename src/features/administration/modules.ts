import type { ComponentAccess, ComponentName } from '@/api/generated/model';

/** The names of the modules on the screen, in the order in which they are shown and offered. */
export const modules: readonly { name: ComponentName; label: string }[] = [
  { name: 'user_management', label: 'User Management' },
  { name: 'montage', label: 'Montage' },
];

const includes = (grants: readonly ComponentAccess[] | null | undefined, component: ComponentName) =>
  grants?.some(({ name }) => name === component) ?? false;

/** Which modules are ticked. */
export type ModuleTicks = Record<ComponentName, boolean>;

export const ticksOf = (grants: readonly ComponentAccess[] | null | undefined): ModuleTicks => ({
  user_management: includes(grants, 'user_management'),
  montage: includes(grants, 'montage'),
});

/** The names of the ticked modules, as calls send them. */
export const tickedNames = (ticks: ModuleTicks): ComponentName[] =>
  modules.filter(({ name }) => ticks[name]).map(({ name }) => name);
