import { useRouterState } from '@tanstack/react-router';
import { useSignedInUser } from '@/identity/identity-context';
import { useDemonstration, type DemonstrationScenarios } from '@/ui/demonstration';
import DemonstrationOutbox from '@/ui/demonstration-outbox';
import styles from './demonstration-corner.module.css';
import type { AppRouter } from './router';

/**
 * Where nobody is signed in there is no sidebar, and so no badge: mails and scenarios are reached from here. The panel of the
 * scenarios stands beside every screen, so that what it does can be watched.
 */
export default function DemonstrationCorner({ router }: { router: AppRouter }) {
  const { scenarios } = useDemonstration() ?? {};
  const corner = <Corner router={router} Button={scenarios?.Button} />;
  return scenarios ? <scenarios.Place>{corner}</scenarios.Place> : corner;
}

interface CornerProps {
  router: AppRouter;
  Button: DemonstrationScenarios['Button'] | undefined;
}

function Corner({ router, Button }: CornerProps) {
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
      {Button && <Button />}
    </aside>
  );
}
