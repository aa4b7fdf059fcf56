import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { Identity } from '@/identity/identity';
import { IdentityProvider } from '@/identity/identity-context';
import { DemonstrationProvider, type Demonstration } from '@/ui/demonstration';
import { theme } from '@/ui/theme';
import type { AppRouter } from './router';

interface AppProps {
  router: AppRouter;
  queryClient: QueryClient;
  identity: Identity;
  demonstration: Demonstration | null;
}

export function App({ router, queryClient, identity, demonstration }: AppProps) {
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
          </DemonstrationProvider>
        </IdentityProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
