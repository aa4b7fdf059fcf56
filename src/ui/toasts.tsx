import { lazy, Suspense, useEffect, useState } from 'react';

const ToastContainer = lazy(() => import('./toast-container'));

/**
 * Where toasts appear. Loaded once the browser has nothing better to do: no screen toasts in its first moment, and the
 * container's animation code is heavier than many a screen. A toast that is asked for earlier waits in its store.
 */
export function Toasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    // Safari has no idle callback; a moment after the first paint does as well.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setWanted(true), 1_000);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(() => setWanted(true), { timeout: 3_000 });
    return () => cancelIdleCallback(request);
  }, []);
  return (
    wanted && (
      <Suspense>
        <ToastContainer />
      </Suspense>
    )
  );
}
