import type { ComponentName } from '@/api/generated/model';

/** The product's names of its modules. */
export const moduleTitles: Record<ComponentName, string> = {
  montage: 'Drilling Montage',
  user_management: 'User Management',
};

const paths: [start: string, component: ComponentName][] = [
  ['/montage', 'montage'],
  ['/user', 'user_management'],
];

/** The module of an address; undefined for pages that are open to every signed-in user. */
export const moduleAt = (pathname: string): ComponentName | undefined =>
  paths.find(([start]) => pathname === start || pathname.startsWith(`${start}/`))?.[1];
