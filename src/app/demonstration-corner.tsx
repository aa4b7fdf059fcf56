import { useRouterState } from '@tanstack/react-router';
import { useSignedInUser } from '@/identity/identity-context';
import { lazy, Suspense } from 'react';
import { useDemonstration } from '@/ui/demonstration';
import DemonstrationOutbox from '@/ui/demonstration-outbox';
import ScenariosButton from '@/ui/scenarios-button';
import { useScenariosOpened } from '@/ui/scenarios-opened';
import styles from './demonstration-corner.module.css';
import type { AppRouter } from './router';

const ScenariosPanel = lazy(() => import('@/ui/scenarios-panel'));

/**
 * Where nobody is signed in there is no sidebar, and so no badge: mails and scenarios are reached from here. The panel of the
 * scenarios stands beside every screen, so that what it does can be watched.
 */
export default function DemonstrationCorner({ router }: { router: AppRouter }) {
  const { tools } = useDemonstration() ?? {};
  const opened = useScenariosOpened();
  return (
    <>
      {!opened && <Corner router={router} hasTools={tools !== undefined} />}
      {tools && opened && (
        <Suspense>
          <ScenariosPanel tools={tools} />
        </Suspense>
      )}
    </>
  );
}

function Corner({ router, hasTools }: { router: AppRouter; hasTools: boolean }) {
  const stands = useRouterState({
    router,
    select: ({ matches }) => matches.length > 0 && !matches.some(({ routeId }) => routeId === '/_signed-in'),
  });
  // The page that is not there has the sidebar too, for those who are signed in.
  const user = useSignedInUser();
  if (!stands || user !== null) return null;
  return (
    <aside className={styles.corner} aria-label="Demonstration">
      <span>Demonstration</span>
      <DemonstrationOutbox />
      {hasTools && <ScenariosButton />}
    </aside>
  );
}
