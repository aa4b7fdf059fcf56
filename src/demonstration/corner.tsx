import { useRouterState, type RegisteredRouter } from '@tanstack/react-router';
import { useSignedInUser } from '@/identity/identity-context';
import { useDemonstration, type DemonstrationScenarios } from './demonstration';
import DemonstrationOutbox from './outbox';
import styles from './corner.module.css';

/**
 * Without a signed-in user there is no sidebar, and so no badge: this corner opens mails and scenarios. The scenarios panel
 * is next to every screen, so that its effect is visible.
 */
export default function DemonstrationCorner({ router }: { router: RegisteredRouter }) {
  const { scenarios } = useDemonstration() ?? {};
  const corner = <Corner router={router} Button={scenarios?.Button} />;
  return scenarios ? <scenarios.Place>{corner}</scenarios.Place> : corner;
}

interface CornerProps {
  router: RegisteredRouter;
  Button: DemonstrationScenarios['Button'] | undefined;
}

function Corner({ router, Button }: CornerProps) {
  const isOutsideLayout = useRouterState({
    router,
    select: ({ matches }) => matches.length > 0 && !matches.some(({ routeId }) => routeId === '/_signed-in'),
  });
  // The not-found page has the sidebar too, if the user is signed in.
  const user = useSignedInUser();
  if (!isOutsideLayout || user !== null) return null;
  return (
    <aside className={styles.corner} aria-label="Demonstration">
      <span>Demonstration</span>
      <DemonstrationOutbox />
      {Button && <Button />}
    </aside>
  );
}
