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
    let end: (() => void) | undefined;
    const begin = async () => {
      const { watchSession } = await import('./session-watch');
      if (!left) end = watchSession({ router, queryClient, identity });
    };
    // The guards of the screens go on without it.
    begin().catch(() => undefined);
    return () => {
      left = true;
      end?.();
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
