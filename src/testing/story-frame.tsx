import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queriesOf } from '@/api/queries';
import { IdentityProvider } from '@/identity/identity-context';
import { DemonstrationProvider } from '@/demonstration/demonstration';
import { theme } from '@/ui/theme';
import ToastContainer from '@/ui/toast-container';
import { ComponentAt } from './component-router';
import type { Stage } from './story-stage';

interface StoryFrameProps {
  stage: Stage;
  scheme: 'light' | 'dark';
  children: ReactNode;
}

/** Puts a story on its stage: the whole application at a path, or one component with everything that it can ask for. */
export function StoryFrame({ stage, scheme, children }: StoryFrameProps) {
  const { identity, queryClient, demonstration, trial, shows } = stage;
  if (shows.what === 'application') {
    const queries = queriesOf(queryClient);
    return <shows.Application router={shows.router} {...{ queries, identity, demonstration, trial }} />;
  }
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withStaticClasses={false}
      withGlobalClasses={false}
      forceColorScheme={scheme}
    >
      <QueryClientProvider client={queryClient}>
        <IdentityProvider value={identity}>
          <DemonstrationProvider value={demonstration}>
            <div className="story-ground">
              <ComponentAt router={shows.router}>{children}</ComponentAt>
            </div>
            <ToastContainer left="0px" />
          </DemonstrationProvider>
        </IdentityProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
