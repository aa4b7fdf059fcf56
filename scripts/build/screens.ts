/**
 * Every screen by an address of it, with the pattern of its addresses and the route files whose code makes it up. The only list:
 * what the browser fetches in parallel with the entry (`preload-routes.ts`), what must not be loaded early, and the budgets of
 * bytes all read it.
 */
export const screens: Readonly<Record<string, { pattern: string; routes: readonly string[] }>> = {
  '/login': { pattern: '^/login$', routes: ['login.tsx'] },
  '/signup': { pattern: '^/signup$', routes: ['signup.tsx'] },
  '/forgot-password': { pattern: '^/forgot-password$', routes: ['forgot-password.tsx'] },
  '/password-reset': { pattern: '^/password-reset$', routes: ['password-reset.tsx'] },
  '/': { pattern: '^/$', routes: ['_signed-in.tsx', '_signed-in/index.tsx'] },
  '/user': { pattern: '^/user$', routes: ['_signed-in.tsx', '_signed-in/user.tsx'] },
  '/montage': { pattern: '^/montage/?$', routes: ['_signed-in.tsx', '_signed-in/montage/index.tsx'] },
  '/montage/create': {
    pattern: '^/montage/create$',
    routes: ['_signed-in.tsx', '_signed-in/montage/create.tsx'],
  },
  '/montage/edit/1': {
    pattern: '^/montage/edit/',
    routes: ['_signed-in.tsx', '_signed-in/montage/edit.$documentId.tsx'],
  },
};
