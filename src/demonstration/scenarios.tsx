import { lazy, Suspense, type ReactNode } from 'react';
import type { DemonstrationScenarios } from './demonstration';
import type { WorldTools } from '@/mocks/embedded/world-tools';
import ScenariosButton from './scenarios-button';
import { useScenariosOpened } from './scenarios-opened';

const ScenariosPanel = lazy(() => import('./scenarios-panel'));

/** For the composition root of a build that has a demonstration. */
export function scenariosOf(tools: WorldTools): DemonstrationScenarios {
  function Place({ children }: { children: ReactNode }) {
    if (!useScenariosOpened()) return children;
    return (
      <Suspense>
        <ScenariosPanel tools={tools} />
      </Suspense>
    );
  }
  return { current: tools.current, Button: ScenariosButton, Place };
}
