import { runningBuild } from '@/ui/running-build';
import host from '@/app/reporting/host';
import type { AppRouter } from '../router';
import { createReporter } from './reporter';

/** The pattern of the screen at the address; null where there is no screen. */
function routePattern(router: AppRouter): string | null {
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
  const last = routes.at(-1);
  return !last || last.id === '__root__' ? null : last.fullPath;
}

/**
 * Starts reporting to the host's module. Returns the function that reports a failure.
 *
 * @param router null where the application came no further.
 */
export function startReporting(router: AppRouter | null) {
  const route = () => router && routePattern(router);
  const build = runningBuild();
  if (host.timing) {
    // For the screen that the page was opened at: the timings measure its load, and everything after it.
    const around = { route: route(), build };
    import('./timings').then(
      ({ reportTimings }) => reportTimings(host, around),
      () => undefined,
    );
  }
  return createReporter(host, { route, build, nowMs: () => performance.now() });
}
