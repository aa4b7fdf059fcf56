import { useRouterState, type RegisteredRouter } from '@tanstack/react-router';
import { useSignedInUser } from '@/identity/identity-context';
import { trialSentence } from './trial';
import styles from './corner.module.css';

/** On every screen without the sidebar. */
export default function TrialCorner({ router }: { router: RegisteredRouter }) {
  const isOutsideLayout = useRouterState({
    router,
    select: ({ matches }) => matches.length > 0 && !matches.some(({ routeId }) => routeId === '/_signed-in'),
  });
  // The not-found page has the sidebar too, if the user is signed in.
  const user = useSignedInUser();
  if (!isOutsideLayout || user) return null;
  return (
    <aside className={`${styles.corner} ${styles.words}`} aria-label="Trial">
      {trialSentence}
    </aside>
  );
}
