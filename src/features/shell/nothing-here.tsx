import { QueryClientProvider } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { use, useEffect, useState } from 'react';
import { useIdentity, useSignedInUser } from '@/identity/identity-context';
import { WaitingScreen } from '@/ui/states';
import { NotFoundScreen } from '@/ui/whole-screen';
import { Shell } from './shell';

/** An unknown address: in the layout for a signed-in user, without it for anyone else. */
export default function NothingHere() {
  const identity = useIdentity();
  const user = useSignedInUser();
  const { brandName, queries } = useRouter().options.context;
  const [unknown, setUnknown] = useState(false);
  useEffect(() => {
    // No route guard resolves the user here. An unknown user counts as signed out.
    identity.ready().catch(() => setUnknown(true));
  }, [identity]);
  if (user === undefined && !unknown) return <WaitingScreen>Loading...</WaitingScreen>;
  if (!user) return <NotFoundScreen />;
  return (
    <QueryClientProvider client={use(queries.load())}>
      <Shell brandName={brandName} footer>
        <NotFoundScreen />
      </Shell>
    </QueryClientProvider>
  );
}
