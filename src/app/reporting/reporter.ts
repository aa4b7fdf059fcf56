import { detailsOf } from './error-report';
import type { ReportingHost } from './host';
import type { ErrorKind, ErrorReport } from './reports';

/** The same is told once in this time; how often it came meanwhile is told with the next. */
export const sameAgainMs = 60_000;
/** Of all kinds together, in the same time. A page that fails in a loop must not flood whoever is told. */
export const mostInThatTime = 10;

export interface Surroundings {
  route(): string | null;
  build: string;
  nowMs(): number;
}

/** What a failure is the same as: what it is, where it comes from, and the screen. */
const sameness = ({
  errorClass,
  message,
  operation,
  status,
  directive,
  blocked,
  stack,
  route,
}: ErrorReport) =>
  JSON.stringify([errorClass, message, operation, status, directive, blocked, stack[0], route]);

/** The host's own failures are its own: what they would be told to is what failed. */
export async function tellHost(tell: () => unknown): Promise<void> {
  try {
    await tell();
  } catch {
    // Nothing to be told to.
  }
}

/** Tells a host of failures, each once however many places meet it, and never more than it can bear. */
export function createReporter(host: ReportingHost, { route, build, nowMs }: Surroundings) {
  const met = new WeakSet<object>();
  const known = new Map<string, { toldAt: number; since: number }>();
  let recent: number[] = [];

  return (kind: ErrorKind, what: unknown): void => {
    if (!host.error) return;
    // One error passes React, the window and the router.
    if (typeof what === 'object' && what !== null) {
      if (met.has(what)) return;
      met.add(what);
    }
    const details = detailsOf(kind, what);
    if (!details) return;
    const report: ErrorReport = { kind, route: route(), build, ...details, repeated: 0 };
    const key = sameness(report);
    const before = known.get(key);
    const now = nowMs();
    recent = recent.filter((at) => now - at < sameAgainMs);
    if ((before && now - before.toldAt < sameAgainMs) || recent.length >= mostInThatTime) {
      known.set(key, { toldAt: before?.toldAt ?? -Infinity, since: (before?.since ?? 0) + 1 });
      return;
    }
    recent.push(now);
    known.set(key, { toldAt: now, since: 0 });
    void tellHost(() => host.error?.({ ...report, repeated: before?.since ?? 0 }));
  };
}
