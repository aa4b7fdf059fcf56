import { useRouterState } from '@tanstack/react-router';
import { useSignedInUser } from '@/identity/identity-context';
import DemonstrationOutbox from '@/ui/demonstration-outbox';
import styles from './demonstration-corner.module.css';
import type { AppRouter } from './router';

/** Where nobody is signed in there is no sidebar, and so no badge: the mails of a forgotten password are reached from here. */
export default function DemonstrationCorner({ router }: { router: AppRouter }) {
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
    </aside>
  );
}
