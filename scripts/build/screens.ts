/**
 * Every screen with an example address, the pattern of its addresses and its route files. The preloads
 * (`preload-routes.ts`), the check of code that must not load early, and the byte budgets all read this list.
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
  '/montage/compare': {
    pattern: '^/montage/compare$',
    routes: ['_signed-in.tsx', '_signed-in/montage/compare.tsx'],
  },
  '/montage/edit/1': {
    pattern: '^/montage/edit/',
    routes: ['_signed-in.tsx', '_signed-in/montage/edit.$documentId.tsx'],
  },
};
