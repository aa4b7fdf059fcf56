import { MantineProvider } from '@mantine/core';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import type { Queries } from '@/api/queries';
import type { Identity } from '@/identity/identity';
import { IdentityProvider } from '@/identity/identity-context';
import { DemonstrationProvider, type Demonstration } from '@/demonstration/demonstration';
import { TrialProvider, type Trial } from '@/demonstration/trial';
import { theme } from '@/ui/theme';
import type { AppRouter } from './router';

// Neither is worth the first load: nothing happens to a session before the first paint, and most builds have no demonstration.
const DemonstrationCorner = lazy(() => import('@/demonstration/corner'));
const TrialCorner = lazy(() => import('@/demonstration/trial-corner'));

/** A page that was just loaded is the newest for so long, unless something says otherwise. */
const newestForMs = 60_000;

/** Resolves when there is time, or a sign, to look for a newer version. What ends the waiting is put among `ends`. */
function versionMayBeOld(ends: (() => void)[]): Promise<'time' | 'sign'> {
  return new Promise((resolve) => {
    const sign = () => resolve('sign');
    const timer = setTimeout(() => resolve('time'), newestForMs);
    document.addEventListener('visibilitychange', sign);
    window.addEventListener('vite:preloadError', sign);
    ends.push(() => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', sign);
      window.removeEventListener('vite:preloadError', sign);
    });
  });
}

interface AppProps {
  router: AppRouter;
  queries: Queries;
  identity: Identity;
  demonstration: Demonstration | null;
  trial?: Trial | null;
}

export function App({ router, queries, identity, demonstration, trial = null }: AppProps) {
  useEffect(() => {
    let left = false;
    const ends: (() => void)[] = [];
    // In development there is no version but the newest.
    const reasonToLook = import.meta.env.PROD ? versionMayBeOld(ends) : null;
    const begin = async () => {
      const { watchSession } = await import('./session-watch');
      if (!left) ends.push(watchSession({ router, queries, identity }));
      if (!reasonToLook) return;
      // A page that was just loaded is the newest: what looks for a newer one is not part of its first load.
      const reason = await reasonToLook;
      // Without a connection there is nothing to look at, and the file would be missing.
      if (!navigator.onLine)
        await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      const { offerNewVersions } = await import('./offer-new-version');
      if (!left) ends.push(offerNewVersions(reason === 'sign'));
    };
    // The guards of the screens go on without it.
    begin().catch(() => undefined);
    return () => {
      left = true;
      for (const end of ends) end();
    };
  }, [router, queries, identity]);

  return (
    // The theme's variables are a style sheet (src/ui/theme-variables.css), made when the theme is changed.
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withStaticClasses={false}
      withGlobalClasses={false}
      defaultColorScheme="auto"
    >
      <IdentityProvider value={identity}>
        <DemonstrationProvider value={demonstration}>
          <TrialProvider value={trial}>
            <RouterProvider router={router} />
            {demonstration?.mails && (
              <Suspense>
                <DemonstrationCorner router={router} />
              </Suspense>
            )}
            {trial && (
              <Suspense>
                <TrialCorner router={router} />
              </Suspense>
            )}
          </TrialProvider>
        </DemonstrationProvider>
      </IdentityProvider>
    </MantineProvider>
  );
}
