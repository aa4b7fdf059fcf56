import { useMatches, type AnyRouteMatch } from '@tanstack/react-router';

/** That of the innermost route which has one, up to the first that is not there yet or has failed. */
function titleOf(matches: readonly AnyRouteMatch[]): string | undefined {
  const last = matches.findIndex(({ status }) => status !== 'success');
  const shown = last === -1 ? matches : matches.slice(0, last + 1);
  return shown.flatMap(({ meta }) => meta ?? []).findLast((entry) => entry?.title)?.title;
}

/** The library's own component also writes styles, links and scripts, which no route has: 1 kB of every first load. */
export function DocumentTitle() {
  return <title>{useMatches({ select: titleOf })}</title>;
}
