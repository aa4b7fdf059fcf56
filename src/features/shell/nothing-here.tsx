import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useIdentity, useSignedInUser } from '@/identity/identity-context';
import { WaitingScreen } from '@/ui/states';
import { NotFoundScreen } from '@/ui/whole-screen';
import { Shell } from './shell';

/** An address where nothing stands: in the layout for whoever is signed in, by itself for anybody else. */
export default function NothingHere() {
  const identity = useIdentity();
  const user = useSignedInUser();
  const { brandName } = useRouter().options.context;
  const [unknown, setUnknown] = useState(false);
  useEffect(() => {
    // Who it is has to be asked, because no guard of a route does it here. Not to be known is as good as nobody.
    identity.ready().catch(() => setUnknown(true));
  }, [identity]);
  if (user === undefined && !unknown) return <WaitingScreen>Loading...</WaitingScreen>;
  if (!user) return <NotFoundScreen />;
  return (
    <Shell brandName={brandName} footer>
      <NotFoundScreen />
    </Shell>
  );
}
