import { useRouter } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';

/**
 * Loads the code of the screen after the sign-in, once, when the user begins to type: the form itself needs none of it. A
 * failure is silent, because the sign-in loads it again.
 *
 * @param to a path of this origin
 */
export function useScreenAhead(to: string): () => void {
  const router = useRouter();
  const isAsked = useRef(false);
  return useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const { pathname } = new URL(to, window.location.origin);
    const [routes] = router.getMatchedRoutes(pathname);
    for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined);
    router.options.context.queries.load().catch(() => undefined);
  }, [router, to]);
}
