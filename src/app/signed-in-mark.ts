import type { Identity } from '@/identity/identity';

const storageKey = 'montage.signed-in';

/**
 * Notes in the browser's storage who is signed in, until the session ends. Never a permission: the page reads it before a
 * script of the application has run, and paints the layout of a signed-in user (`scripts/build/signed-in-screen.ts`).
 */
export function markSignedIn(identity: Pick<Identity, 'current' | 'subscribe'>): void {
  identity.subscribe(() => {
    const user = identity.current();
    try {
      if (user) localStorage.setItem(storageKey, JSON.stringify(user));
      else localStorage.removeItem(storageKey);
    } catch {
      // A browser without storage shows 'Loading...' first.
    }
  });
}
