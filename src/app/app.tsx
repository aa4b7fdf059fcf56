import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import type { Identity } from '@/identity/identity';
import { IdentityProvider } from '@/identity/identity-context';
import { DemonstrationProvider, type Demonstration } from '@/ui/demonstration';
import { theme } from '@/ui/theme';
import type { AppRouter } from './router';

// Neither is worth the first load: nothing happens to a session before the first paint, and most builds have no demonstration.
const DemonstrationCorner = lazy(() => import('./demonstration-corner'));

interface AppProps {
  router: AppRouter;
  queryClient: QueryClient;
  identity: Identity;
  demonstration: Demonstration | null;
}

export function App({ router, queryClient, identity, demonstration }: AppProps) {
  useEffect(() => {
    let left = false;
    const ends: (() => void)[] = [];
    const begin = async () => {
      const { watchSession } = await import('./session-watch');
      if (!left) ends.push(watchSession({ router, queryClient, identity }));
      // In development there is no version but the newest.
      if (!import.meta.env.PROD) return;
      const { offerNewVersions } = await import('./offer-new-version');
      if (!left) ends.push(offerNewVersions());
    };
    // The guards of the screens go on without it.
    begin().catch(() => undefined);
    return () => {
      left = true;
      for (const end of ends) end();
    };
  }, [router, queryClient, identity]);

  return (
    // The theme's variables are a style sheet (src/ui/theme-variables.css), made when the theme is changed.
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withStaticClasses={false}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <IdentityProvider value={identity}>
          <DemonstrationProvider value={demonstration}>
            <RouterProvider router={router} />
            {demonstration?.mails && (
              <Suspense>
                <DemonstrationCorner router={router} />
              </Suspense>
            )}
          </DemonstrationProvider>
        </IdentityProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
